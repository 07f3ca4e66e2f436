import { loginCodeLimits } from '@leserkonto/rules'
import type { DbOrTx, Pool } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'
import type { LoginCode } from '../../store/generated/client.ts'
import { insertEntry, type OutboxEntry, valuesOfEntry } from '../../store/outbox/outbox.ts'

export type { LoginCode } from '../../store/generated/client.ts'

/** A request for a code. */
export type NewLoginCode = Pick<
  LoginCode,
  'id' | 'attemptHash' | 'email' | 'emailKey' | 'createdAt' | 'expiresAt'
>

const storeStatement = statement('store-login-code')`WITH attempt AS (
      INSERT INTO login_code (id, attempt_hash, email, email_key, created_at, expires_at)
      VALUES (${'id'}::uuid, ${'attemptHash'}, ${'email'}, ${'emailKey'}, ${'createdAt'}::timestamptz, ${'expiresAt'}::timestamptz)
    )
    ${insertEntry}`

/** Stores a request for a code and the outbox entry that decides about its mail, in one statement. */
export async function storeLoginCode(on: Connection, code: NewLoginCode, entry: OutboxEntry): Promise<void> {
  await ask(on, storeStatement, { ...code, ...valuesOfEntry(entry) })
}

// Counting and using up are one statement, so that parallel tries are never more than five, and one of them at most is
// right. A MAC that the caller cannot compute may be compared in any time.
const tryStatement = statement<TryRow>('try-login-code')`UPDATE login_code SET tries = tries + 1,
      consumed_at = CASE WHEN code_mac = ${'codeMac'} THEN ${'now'}::timestamptz END
    WHERE attempt_hash = ${'attemptHash'} AND tries < ${loginCodeLimits.tries} AND expires_at > ${'now'}::timestamptz
      AND consumed_at IS NULL AND superseded_at IS NULL AND email_key = coalesce(${'emailKey'}, email_key)
    RETURNING email, email_key, is_known, mail_id, tries, consumed_at IS NOT NULL AS is_right`

/** A try that was counted. */
export type LoginCodeTry = Pick<LoginCode, 'email' | 'emailKey' | 'isKnown' | 'mailId'> & {
  isRight: boolean
  triesLeft: number
}

type TryRow = {
  email: string
  email_key: string
  is_known: boolean
  mail_id: string | null
  tries: number
  is_right: boolean
}

/**
 * Counts a try, and uses the code up if it is right. Undefined if there is nothing to try: the request is unknown, used
 * up, superseded or expired, or of another address than `emailKey`.
 */
export async function tryLoginCode(
  pool: Pool,
  {
    attemptHash,
    codeMac,
    emailKey,
    now,
  }: { attemptHash: string; codeMac: string; emailKey?: string; now: Date },
): Promise<LoginCodeTry | undefined> {
  const [row] = await ask(pool, tryStatement, {
    attemptHash,
    now,
    codeMac,
    emailKey: emailKey ?? null,
  })
  return (
    row && {
      email: row.email,
      emailKey: row.email_key,
      isKnown: row.is_known,
      mailId: row.mail_id,
      isRight: row.is_right,
      triesLeft: loginCodeLimits.tries - row.tries,
    }
  )
}

/** A request that can still get a code; null if it is over or has one. */
export const findOpenLoginCode = (db: DbOrTx, id: string, now: Date): Promise<LoginCode | null> =>
  db.loginCode.findFirst({ where: { id, codeMac: null, expiresAt: { gt: now } } })

/** Stores the MAC of the code that is mailed. */
export async function setLoginCode(
  tx: DbOrTx,
  id: string,
  mailed: Pick<LoginCode, 'codeMac' | 'isKnown' | 'mailId'>,
): Promise<void> {
  await tx.loginCode.updateMany({ where: { id }, data: mailed })
}

/** Ends the codes of an address; those asked from a browser of the account only if `known`, too. */
export async function supersedeLoginCodes(
  tx: DbOrTx,
  emailKey: string,
  { known, now }: { known: boolean; now: Date },
): Promise<void> {
  await tx.loginCode.updateMany({
    where: {
      emailKey,
      codeMac: { not: null },
      consumedAt: null,
      supersededAt: null,
      ...(!known && { isKnown: false }),
    },
    data: { supersededAt: now },
  })
}

/** Forgets the requests of an address. */
export async function dropLoginCodes(tx: DbOrTx, emailKey: string): Promise<void> {
  await tx.loginCode.deleteMany({ where: { emailKey } })
}

/** Removes requests that are over: to callers they look like unknown ones. */
export async function purgeLoginCodes(db: DbOrTx, now: Date): Promise<void> {
  await db.loginCode.deleteMany({ where: { expiresAt: { lte: now } } })
}
