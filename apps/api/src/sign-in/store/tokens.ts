import type { TokenPurpose } from '@leserkonto/rules'
import type { DbOrTx } from '../../store/database/db.ts'
import type { Prisma, OneTimeToken as Row } from '../../store/generated/client.ts'
import type { TokenPayloads } from './token-payloads.ts'

/** A one-time token, of which only the hash is kept. */
export type OneTimeToken<Purpose extends TokenPurpose = TokenPurpose> = Omit<Row, 'purpose' | 'payload'> & {
  payload: TokenPayloads[Purpose]
}

/** What is needed of a new token; its payload may be left out where it may be null. */
type NewToken<Purpose extends TokenPurpose> = Omit<
  Prisma.OneTimeTokenUncheckedCreateInput,
  'purpose' | 'payload'
> & { purpose: Purpose } & (null extends TokenPayloads[Purpose]
    ? { payload?: NonNullable<TokenPayloads[Purpose]> }
    : { payload: TokenPayloads[Purpose] })

/** A row as the token it is: here alone a payload is taken for what `createToken` has written. */
export const typed = <Purpose extends TokenPurpose>(row: Row) => row as unknown as OneTimeToken<Purpose>

/** Stores the hash of a new one-time token. */
export async function createToken<Purpose extends TokenPurpose>(
  tx: DbOrTx,
  token: NewToken<Purpose>,
): Promise<void> {
  await tx.oneTimeToken.create({ data: token as Prisma.OneTimeTokenUncheckedCreateInput })
}

/**
 * Consumes a valid token by one conditional UPDATE and returns its row; null if it is unknown, used, superseded or
 * expired (`findToken` tells which). Call it in the transaction of the token's effect.
 */
export async function consumeToken<Purpose extends TokenPurpose>(
  tx: DbOrTx,
  token: { purpose: Purpose; tokenHash: string; now: Date },
): Promise<OneTimeToken<Purpose> | null> {
  const { purpose, tokenHash, now } = token
  const [row] = await tx.oneTimeToken.updateManyAndReturn({
    where: { tokenHash, purpose, consumedAt: null, supersededAt: null, expiresAt: { gt: now } },
    data: { consumedAt: now },
  })
  return row ? typed(row) : null
}

/** The row of a token, valid or not. */
export async function findToken<Purpose extends TokenPurpose>(
  db: DbOrTx,
  purpose: Purpose,
  tokenHash: string,
): Promise<OneTimeToken<Purpose> | null> {
  const row = await db.oneTimeToken.findFirst({ where: { tokenHash, purpose } })
  return row && typed(row)
}

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

/** Supersedes all valid tokens of an account but those by which a former mailbox takes it back, which a block refuses by itself. */
export async function supersedeAllTokens(tx: DbOrTx, accountId: string, now: Date): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: { accountId, purpose: { not: 'take_back' }, consumedAt: null, supersededAt: null },
    data: { supersededAt: now },
  })
}

/** The tokens of a newsletter user that could be consumed now. */
export async function findLiveTokens<Purpose extends TokenPurpose>(
  db: DbOrTx,
  which: { purpose: Purpose; newsletterUserId: string },
  now: Date,
): Promise<OneTimeToken<Purpose>[]> {
  const where = { ...which, consumedAt: null, supersededAt: null, expiresAt: { gt: now } }
  return (await db.oneTimeToken.findMany({ where })).map(typed<Purpose>)
}

/** Supersedes one valid token. */
export async function supersedeToken(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: { id, consumedAt: null, supersededAt: null },
    data: { supersededAt: now },
  })
}

/** All tokens of a newsletter user for one purpose, including invalid ones. */
export const findTokensOf = async <Purpose extends TokenPurpose>(
  db: DbOrTx,
  which: { purpose: Purpose; newsletterUserId: string },
): Promise<OneTimeToken<Purpose>[]> => (await db.oneTimeToken.findMany({ where: which })).map(typed<Purpose>)

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
