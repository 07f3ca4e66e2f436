import type { TokenPurpose } from '@leserkonto/rules'
import type { DbOrTx } from '../../store/database/db.ts'
import type { OneTimeToken, Prisma } from '../../store/generated/client.ts'

export type { OneTimeToken } from '../../store/generated/client.ts'

/** Stores the hash of a new one-time token. */
export async function createToken(
  tx: DbOrTx,
  token: Omit<Prisma.OneTimeTokenUncheckedCreateInput, 'purpose'> & { purpose: TokenPurpose },
): Promise<void> {
  await tx.oneTimeToken.create({ data: token })
}

/**
 * Consumes a valid token by one conditional UPDATE and returns its row; null if it is unknown, used, superseded or
 * expired (`findToken` tells which). Call it in the transaction of the token's effect.
 */
export async function consumeToken(
  tx: DbOrTx,
  token: { purpose: TokenPurpose; tokenHash: string; now: Date },
): Promise<OneTimeToken | null> {
  const { purpose, tokenHash, now } = token
  const [row] = await tx.oneTimeToken.updateManyAndReturn({
    where: { tokenHash, purpose, consumedAt: null, supersededAt: null, expiresAt: { gt: now } },
    data: { consumedAt: now },
  })
  return row ?? null
}

/** The row of a token, valid or not. */
export const findToken = (
  db: DbOrTx,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<OneTimeToken | null> => db.oneTimeToken.findFirst({ where: { tokenHash, purpose } })

/** Why a token could not be consumed. */
export const fateOf = (row: OneTimeToken | null): 'unknown' | 'used' | 'superseded' | 'expired' =>
  !row ? 'unknown' : row.consumedAt ? 'used' : row.supersededAt ? 'superseded' : 'expired'

/** Whether a token could be consumed now. Only `consumeToken` decides who does. */
export const isLive = (row: OneTimeToken, now: Date): boolean =>
  !row.consumedAt && !row.supersededAt && row.expiresAt > now

/** Supersedes the valid tokens that match, so that only a newer one works. */
export async function supersedeTokens(
  tx: DbOrTx,
  which: { purpose: TokenPurpose } & Pick<
    Prisma.OneTimeTokenWhereInput,
    | 'accountId'
    | 'emailKey'
    | 'newsletterUserId'
    | 'invitationId'
    | 'emailChangeId'
    | 'pendingRegistrationId'
    | 'pendingRegistration'
  >,
  now: Date,
): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: { ...which, consumedAt: null, supersededAt: null },
    data: { supersededAt: now },
  })
}

/** The tokens of a newsletter user that could be consumed now. */
export const findLiveTokens = (
  db: DbOrTx,
  which: { purpose: TokenPurpose; newsletterUserId: string },
  now: Date,
): Promise<OneTimeToken[]> =>
  db.oneTimeToken.findMany({
    where: { ...which, consumedAt: null, supersededAt: null, expiresAt: { gt: now } },
  })

/** Supersedes one valid token. */
export async function supersedeToken(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: { id, consumedAt: null, supersededAt: null },
    data: { supersededAt: now },
  })
}

/** All tokens of a newsletter user for one purpose, including invalid ones. */
export const findTokensOf = (
  db: DbOrTx,
  which: { purpose: TokenPurpose; newsletterUserId: string },
): Promise<OneTimeToken[]> => db.oneTimeToken.findMany({ where: which })

/** Tokens that come from no mail: one that is over is answered like an unknown one. */
const unremembered: TokenPurpose[] = ['token_sso', 'sign_on_keep', 'awaited']

/** Removes tokens that expired until an instant, and those that need not be remembered when they are over. */
export async function purgeExpiredTokens(
  db: DbOrTx,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const over = { purpose: { in: unremembered }, expiresAt: { lte: now } }
  await db.oneTimeToken.deleteMany({ where: { OR: [{ expiresAt: { lte: until } }, over] } })
}

/**
 * Forgets the links by which an address registered, whatever became of them. Those that belong to an account, its change of
 * address, a seat or newsletters go with that.
 */
export async function dropRegistrationLinks(tx: DbOrTx, emailKey: string): Promise<void> {
  const ofNobody = { accountId: null, emailChangeId: null, invitationId: null, newsletterUserId: null }
  await tx.oneTimeToken.deleteMany({ where: { emailKey, ...ofNobody } })
}

/** Uses up the valid links of an invitation. */
export async function consumeInvitation(tx: DbOrTx, invitationId: string, now: Date): Promise<void> {
  const live = { consumedAt: null, supersededAt: null }
  await tx.oneTimeToken.updateMany({
    where: { invitationId, purpose: 'invitation', ...live },
    data: { consumedAt: now },
  })
}

/** Makes the links of an invitation valid again that were used up at an instant. */
export async function reopenInvitation(tx: DbOrTx, invitationId: string, consumedAt: Date): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: { invitationId, purpose: 'invitation', consumedAt },
    data: { consumedAt: null },
  })
}
