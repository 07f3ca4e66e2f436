import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { Account, CustomerLink } from '../../store/generated/client.ts'

export type { CustomerLink } from '../../store/generated/client.ts'

/**
 * How a reader proved that a customer number is theirs; `found`: the service linked it by itself, by the equal address, and
 * the reader has not answered yet.
 */
export type LinkMethod = 'number' | 'email' | 'address' | 'found'

/** The index that decides which of two simultaneous claims to a number was first; to be passed to `transaction`. */
export const linkIndex = 'customer_link_pkey'

/** The account a customer number is linked to; there is at most one. */
export const findLinkHolder = async (db: DbOrTx, gpNumber: string): Promise<Account | null> =>
  (await findLink(db, gpNumber))?.account ?? null

/** The accounts that customer numbers are linked to, by the number. */
export async function findLinkHolders(
  db: DbOrTx,
  gpNumbers: readonly string[],
): Promise<Map<string, Account>> {
  if (gpNumbers.length === 0) return new Map()
  const links = await db.customerLink.findMany({
    where: { gpNumber: { in: [...gpNumbers] } },
    include: { account: true },
  })
  return new Map(links.map(({ gpNumber, account }) => [gpNumber, account]))
}

/** The link of a customer number, with its account. */
export const findLink = (
  db: DbOrTx,
  gpNumber: string,
): Promise<(CustomerLink & { account: Account }) | null> =>
  db.customerLink.findUnique({ where: { gpNumber }, include: { account: true } })

/** The customer numbers of an account, the first linked first. */
export const findLinks = (db: DbOrTx, accountId: string): Promise<CustomerLink[]> =>
  db.customerLink.findMany({ where: { accountId }, orderBy: [{ linkedAt: 'asc' }, { gpNumber: 'asc' }] })

/** The same, numbers only. */
export const findNumbersOf = async (db: DbOrTx, accountId: string): Promise<string[]> =>
  (await findLinks(db, accountId)).map(({ gpNumber }) => gpNumber)

/** Stores a link; P2002 on `linkIndex` if another account was faster. Lock the account before it counts its links. */
export async function createLink(
  tx: Tx,
  link: { accountId: string; gpNumber: string; method: LinkMethod; linkedAt: Date },
): Promise<void> {
  await tx.customerLink.create({ data: link })
}

/** Notes that the reader keeps a link that the service made by itself; any other link stays as it is. */
export async function confirmFound(
  db: DbOrTx,
  { accountId, gpNumber }: { accountId: string; gpNumber: string },
): Promise<void> {
  await db.customerLink.updateMany({
    where: { gpNumber, accountId, method: 'found' },
    data: { method: 'email' },
  })
}

/**
 * Moves a link to another account; false if the first has none. As two statements, since the columns of the former release follow
 * a link that ends and one that begins.
 */
export async function moveLink(
  tx: Tx,
  { gpNumber, from, to, linkedAt }: { gpNumber: string; from: string; to: string; linkedAt: Date },
): Promise<boolean> {
  const link = await tx.customerLink.findFirst({ where: { gpNumber, accountId: from } })
  if (!link) return false
  await tx.customerLink.delete({ where: { gpNumber } })
  await tx.customerLink.create({ data: { ...link, accountId: to, linkedAt } })
  return true
}

/** Ends exactly this link; false when it has ended already. */
export async function endLink(
  tx: DbOrTx,
  { accountId, gpNumber }: { accountId: string; gpNumber: string },
): Promise<boolean> {
  const { count } = await tx.customerLink.deleteMany({ where: { gpNumber, accountId } })
  return count === 1
}

/** Accounts whose rights depend on a customer: the linked one and the activated members of its shared plans. */
export async function findReadersOf(db: DbOrTx, gpNumber: string): Promise<string[]> {
  const holder = await findLinkHolder(db, gpNumber)
  const seats = await db.sharedSeat.findMany({
    where: { status: 'activated', sharedSubscription: { ownerGpNumber: gpNumber } },
    select: { accountId: true },
  })
  return [...(holder ? [holder.id] : []), ...seats.flatMap(({ accountId }) => accountId ?? [])]
}

/** Whether the service knows a customer: there is a linked account or a shared plan. */
export async function isKnownCustomer(db: DbOrTx, gpNumber: string): Promise<boolean> {
  if (await findLinkHolder(db, gpNumber)) return true
  return (await db.sharedSubscription.count({ where: { ownerGpNumber: gpNumber } })) > 0
}
