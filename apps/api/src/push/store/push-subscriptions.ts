import type { DbOrTx, Pool, Tx } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import { sql, statement } from '../../store/database/statement.ts'
import type { PushSubscription } from '../../store/generated/client.ts'

/** A browser's row, with the name of its device. */
export type PushRow = PushSubscription & { device: string }

/** What a message needs of a browser; `target` is sealed. */
export type PushRecipient = { id: string; edition: string; target: string; refusals: number }

const withDevice = { include: { session: { select: { device: true } } } } as const
type Joined = PushSubscription & { session: { device: string } }
const rowOf = ({ session, ...row }: Joined): PushRow => ({ ...row, device: session.device })

/** The browsers of an account, oldest first. */
export async function findPushRows(db: DbOrTx, accountId: string): Promise<PushRow[]> {
  const where = { accountId }
  const rows = await db.pushSubscription.findMany({
    where,
    ...withDevice,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(rowOf)
}

/**
 * Stores a browser; what was stored of its session or its address before goes, whosever it was. The account must be locked:
 * two tabs may ask at the same moment.
 */
export async function storePush(tx: Tx, data: Omit<PushSubscription, 'refusals'>): Promise<PushRow> {
  const { sessionId, endpointHash } = data
  await tx.pushSubscription.deleteMany({ where: { OR: [{ sessionId }, { endpointHash }] } })
  return rowOf(await tx.pushSubscription.create({ data, ...withDevice }))
}

/** Changes the topics of an account's browser; undefined if it has none with that id. */
export async function choosePush(
  db: DbOrTx,
  { id, accountId }: { id: string; accountId: string },
  topics: string[],
): Promise<PushRow | undefined> {
  const { count } = await db.pushSubscription.updateMany({ where: { id, accountId }, data: { topics } })
  if (count === 0) return undefined
  const row = await db.pushSubscription.findUnique({ where: { id }, ...withDevice })
  return row ? rowOf(row) : undefined
}

/** Removes a browser of an account; false if it has none with that id. */
export async function removePush(db: DbOrTx, which: { id: string; accountId: string }): Promise<boolean> {
  return (await db.pushSubscription.deleteMany({ where: which })).count > 0
}

/** The browser at an address, by its hash. */
export const findByEndpoint = (db: DbOrTx, endpointHash: string): Promise<PushSubscription | null> =>
  db.pushSubscription.findUnique({ where: { endpointHash } })

/** Gives a browser its new address; false if it has gone, or another browser has this address. */
export async function movePush(
  db: DbOrTx,
  id: string,
  { endpointHash, target }: { endpointHash: string; target: string },
): Promise<boolean> {
  const taken = await db.pushSubscription.count({ where: { endpointHash, NOT: { id } } })
  if (taken > 0) return false
  return (
    (await db.pushSubscription.updateMany({ where: { id }, data: { endpointHash, target, refusals: 0 } }))
      .count > 0
  )
}

const recipients = sql`id, edition, target, refusals FROM push_subscription`

const nextStatement = statement<PushRecipient>(
  'next-push-recipients',
)`SELECT ${recipients} WHERE edition = ${'edition'} AND id > ${'after'}::uuid AND id <= ${'until'}::uuid
      AND ${'topic'} = ANY(topics)
    ORDER BY id LIMIT ${'max'}`

/** The next browsers that want a topic of an edition, in the order of their ids, after one id and up to another. */
export const nextRecipients = (
  pool: Pool,
  wanted: { edition: string; topic: string; after: string; until: string; max: number },
): Promise<PushRecipient[]> => ask(pool, nextStatement, wanted)

const ofAccountStatement = statement<PushRecipient>(
  'push-recipients-of-account',
)`SELECT ${recipients} WHERE account_id = ${'accountId'}::uuid AND ${'topic'} = ANY(topics) ORDER BY id`

/** The browsers of an account that want a topic. */
export const recipientsOf = (on: Connection, accountId: string, topic: string): Promise<PushRecipient[]> =>
  ask(on, ofAccountStatement, { accountId, topic })

const theseStatement = statement<PushRecipient>(
  'push-recipients-by-id',
)`SELECT ${recipients} WHERE id = ANY(${'ids'}::uuid[]) AND ${'topic'} = ANY(topics) ORDER BY id`

/** Those of these browsers that still want a topic. */
export const theseRecipients = (
  pool: Pool,
  ids: readonly string[],
  topic: string,
): Promise<PushRecipient[]> => ask(pool, theseStatement, { ids, topic })

/** Notes what push services said: `gone` browsers are removed, so are those `refused` so often in a row. */
export async function notePushAnswers(
  tx: DbOrTx,
  { gone, refused, sent }: { gone: string[]; refused: string[]; sent: string[] },
  mostRefusals: number,
): Promise<void> {
  const these = (ids: string[]) => ({ id: { in: ids } })
  if (gone.length > 0) await tx.pushSubscription.deleteMany({ where: these(gone) })
  if (sent.length > 0) await tx.pushSubscription.updateMany({ where: these(sent), data: { refusals: 0 } })
  if (refused.length === 0) return
  await tx.pushSubscription.updateMany({ where: these(refused), data: { refusals: { increment: 1 } } })
  await tx.pushSubscription.deleteMany({ where: { ...these(refused), refusals: { gte: mostRefusals } } })
}
