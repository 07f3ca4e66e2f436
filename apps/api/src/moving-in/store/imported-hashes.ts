import { ask, type Connection } from '../../store/database/run.ts'
import { sql, statement } from '../../store/database/statement.ts'

// As account_imported_hash_idx has it.
const waits = sql`password_hash LIKE '$import$%' AND split_part(password_hash, '$', 3) = ANY(${'costs'}::text[])`

const count = statement<{ count: number }>(
  'import-count-to-wrap',
)`SELECT count(*)::int AS count FROM account WHERE ${waits}`

/** How many hashes of these costs there are. */
export async function countToWrap(on: Connection, costs: readonly string[]): Promise<number> {
  const [row] = await ask(on, count, { costs })
  return row?.count ?? 0
}

const some = statement<{ id: string; stored: string }>(
  'import-to-wrap',
)`SELECT id::text, password_hash AS stored FROM account WHERE ${waits} AND id > ${'after'}::uuid ORDER BY id LIMIT ${'most'}::int`

/** Some accounts with hashes of these costs, in the order of their ids. */
export const findToWrap = (
  on: Connection,
  { costs, after, most }: { costs: readonly string[]; after: string; most: number },
): Promise<{ id: string; stored: string }[]> => ask(on, some, { costs, after, most })

const put = statement('import-put-wrapped')`UPDATE account SET password_hash = row.wrapped
    FROM jsonb_to_recordset(${'rows'}::jsonb) AS row (id uuid, stored text, wrapped text)
    WHERE account.id = row.id AND account.password_hash = row.stored`

/** Replaces hashes; one whose reader has signed in meanwhile is ours and stays. */
export async function putWrapped(
  on: Connection,
  rows: readonly { id: string; stored: string; wrapped: string }[],
): Promise<void> {
  await ask(on, put, { rows: JSON.stringify(rows) })
}
