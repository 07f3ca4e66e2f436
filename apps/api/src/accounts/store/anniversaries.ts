import type { Tx } from '../../store/database/db.ts'
import { ask } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'

/** A reader whose account is a year old. */
export type Jubilarian = {
  email: string
  givenName: string | null
  familyName: string | null
  /** Of the edition where the account was opened. */
  edition: string
}

// Rows that another process works on are its own; `thanked_at IS NULL` is the condition of the index.
const takeStatement = statement<Jubilarian>(
  'take-anniversaries',
)`UPDATE account SET thanked_at = ${'now'}::timestamptz
    WHERE id IN (
      SELECT id FROM account
      WHERE thanked_at IS NULL AND status = 'activated' AND activated_at > ${'after'}::timestamptz
        AND activated_at <= ${'until'}::timestamptz
      ORDER BY activated_at LIMIT ${'max'}::int FOR UPDATE SKIP LOCKED
    )
    RETURNING email, given_name AS "givenName", family_name AS "familyName", source AS edition`

/** Marks at most `max` accounts that were activated in this time as thanked, and returns them. Each is taken once. */
export const takeAnniversaries = (
  tx: Tx,
  period: { after: Date; until: Date; now: Date; max: number },
): Promise<Jubilarian[]> => ask(tx, takeStatement, period)
