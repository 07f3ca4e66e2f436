import type { DbOrTx } from '../../store/database/db.ts'
import { type OneTimeToken, typed } from './tokens.ts'

const live = { purpose: 'take_back', consumedAt: null, supersededAt: null } as const

/** The links that could take an account back now, that of the earliest change first. */
export async function findOpenTakeBacks(
  db: DbOrTx,
  accountId: string,
  now: Date,
): Promise<OneTimeToken<'take_back'>[]> {
  const rows = await db.oneTimeToken.findMany({
    where: { ...live, accountId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(typed<'take_back'>)
}

/** Supersedes the links of all changes after that of a link; those of earlier changes go on working. */
export async function supersedeLaterTakeBacks(
  tx: DbOrTx,
  { id, accountId, createdAt }: Pick<OneTimeToken, 'id' | 'accountId' | 'createdAt'>,
  now: Date,
): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: { ...live, accountId, createdAt: { gte: createdAt }, NOT: { id } },
    data: { supersededAt: now },
  })
}

/** Supersedes the links of mails about passkeys and devices: those to one mailbox, or to all that had the account. */
export async function supersedeSignInNotices(
  tx: DbOrTx,
  whose: { accountId: string; emailKey?: string | null },
  now: Date,
): Promise<void> {
  const about = ['passkey', 'device'].map((matter) => ({ payload: { path: ['matter'], equals: matter } }))
  await tx.oneTimeToken.updateMany({
    where: { purpose: 'not_me', ...whose, consumedAt: null, supersededAt: null, OR: about },
    data: { supersededAt: now },
  })
}
