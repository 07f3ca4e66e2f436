import type { DbOrTx, Pool } from '../../store/database/db.ts'
import { ask } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'
import type { Passkey, Prisma } from '../../store/generated/client.ts'
import type { Candidate } from './sign-in.ts'

export type { Passkey } from '../../store/generated/client.ts'

/** A passkey as a sign-in needs it, with its account. */
export type PasskeyFacts = {
  id: string
  credentialId: string
  publicKey: string
  counter: number
  /** Whether it may be copied to other devices. */
  deviceType: string
  account: Candidate
}

const factsStatement = statement<FactsRow>(
  'passkey-facts',
)`SELECT p.id, p.public_key, p.counter::float8 AS counter, p.device_type, a.id AS account_id, a.email, a.status, a.password_hash
    FROM passkey p JOIN account a ON a.id = p.account_id WHERE p.credential_id = ${'credentialId'}`

type FactsRow = {
  id: string
  public_key: string
  counter: number
  device_type: string
  account_id: string
  email: string
  status: string
  password_hash: string | null
}

/** The passkey of this id, by one statement; undefined if there is none. */
export async function findPasskeyFacts(pool: Pool, credentialId: string): Promise<PasskeyFacts | undefined> {
  const [row] = await ask(pool, factsStatement, { credentialId })
  return (
    row && {
      id: row.id,
      credentialId,
      publicKey: row.public_key,
      counter: row.counter,
      deviceType: row.device_type,
      account: {
        id: row.account_id,
        email: row.email,
        status: row.status,
        passwordHash: row.password_hash,
      },
    }
  )
}

/** A challenge that was answered rightly: stored when it is used, so that asking for one writes nothing. */
export type UsedChallenge = { id: string; hash: string; accountId: string; madeAt: Date; expiresAt: Date }

// The account is locked before its passkey, as by all who remove one.
const useStatement = statement('use-passkey')`WITH owner AS (
      SELECT id FROM account WHERE id = ${'accountId'}::uuid FOR KEY SHARE
    ), spent AS (
      INSERT INTO one_time_token (id, purpose, token_hash, account_id, created_at, expires_at, consumed_at)
      SELECT ${'challengeId'}::uuid, 'passkey', ${'hash'}, id, ${'madeAt'}::timestamptz, ${'expiresAt'}::timestamptz,
        ${'now'}::timestamptz FROM owner
      ON CONFLICT (token_hash) DO NOTHING RETURNING id
    )
    UPDATE passkey SET counter = ${'counter'}::bigint, backed_up = ${'backedUp'}::boolean, last_used_at = ${'now'}::timestamptz
    WHERE id = ${'id'}::uuid AND EXISTS (SELECT FROM spent)
      AND (${'anyCounter'}::boolean OR counter < ${'counter'}::bigint OR (counter = 0 AND ${'counter'}::bigint = 0))
    RETURNING id`

/**
 * Uses up a challenge and notes the use of the passkey, in one statement, so that of parallel tries one is right at most.
 * False if the challenge was used before, the passkey was removed, or its counter has been passed, unless that counts for
 * nothing (`anyCounter`).
 */
export async function spendChallenge(
  pool: Pool,
  challenge: UsedChallenge,
  passkey: { id: string; counter: number; backedUp: boolean; anyCounter: boolean },
  now: Date,
): Promise<boolean> {
  const { id: challengeId, ...used } = challenge
  return (await ask(pool, useStatement, { ...used, ...passkey, challengeId, now })).length > 0
}

/** Uses up a challenge in the transaction of its effect; P2002 on one_time_token_token_hash_key if it was used before. */
export async function storeUsedChallenge(
  tx: DbOrTx,
  { id, hash: tokenHash, accountId, madeAt: createdAt, expiresAt }: UsedChallenge,
  consumedAt: Date,
): Promise<void> {
  const data = { id, purpose: 'passkey', tokenHash, accountId, createdAt, expiresAt, consumedAt } as const
  await tx.oneTimeToken.create({ data })
}

/** Passkeys of an account, oldest first. */
export const findPasskeys = (db: DbOrTx, accountId: string): Promise<Passkey[]> =>
  db.passkey.findMany({ where: { accountId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })

/** How many an account has. */
export const countPasskeys = (db: DbOrTx, accountId: string): Promise<number> =>
  db.passkey.count({ where: { accountId } })

/** Adds a passkey; P2002 on passkey_credential_id_key if the key is stored already. */
export const createPasskey = (tx: DbOrTx, data: Prisma.PasskeyUncheckedCreateInput): Promise<Passkey> =>
  tx.passkey.create({ data })

/** Renames a passkey of the account; undefined if it has none with that id. */
export async function renamePasskey(
  db: DbOrTx,
  { id, accountId }: { id: string; accountId: string },
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await db.passkey.updateManyAndReturn({ where: { id, accountId }, data: { name } })
  return row
}

/** Removes a passkey of the account; false if it has none with that id. */
export async function removePasskey(
  tx: DbOrTx,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const { count } = await tx.passkey.deleteMany({ where: { id, accountId } })
  return count > 0
}

/** Removes all passkeys of an account, and returns how many there were. */
export async function removePasskeys(tx: DbOrTx, accountId: string): Promise<number> {
  const { count } = await tx.passkey.deleteMany({ where: { accountId } })
  return count
}
