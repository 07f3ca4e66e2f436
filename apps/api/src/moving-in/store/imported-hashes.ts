import { ask, type Connection } from '../../store/database/run.ts'

// As account_imported_hash_idx has it.
const waits = `password_hash LIKE '$import$%' AND split_part(password_hash, '$', 3) = ANY($1::text[])`

const count = {
  name: 'import-count-to-wrap',
  text: `SELECT count(*)::int AS count FROM account WHERE ${waits}`,
}

/** How many hashes of these costs there are. */
export async function countToWrap(on: Connection, costs: readonly string[]): Promise<number> {
  const [row] = await ask<{ count: number }>(on, count, [costs])
  return row?.count ?? 0
}

const some = {
  name: 'import-to-wrap',
  text: `SELECT id::text, password_hash AS stored FROM account WHERE ${waits} AND id > $2::uuid ORDER BY id LIMIT $3::int`,
}

/** Some accounts with hashes of these costs, in the order of their ids. */
export const findToWrap = (
  on: Connection,
  { costs, after, most }: { costs: readonly string[]; after: string; most: number },
): Promise<{ id: string; stored: string }[]> => ask(on, some, [costs, after, most])

const put = {
  name: 'import-put-wrapped',
  text: `UPDATE account SET password_hash = row.wrapped
    FROM jsonb_to_recordset($1::jsonb) AS row (id uuid, stored text, wrapped text)
    WHERE account.id = row.id AND account.password_hash = row.stored`,
}

/** Replaces hashes; one whose reader has signed in meanwhile is ours and stays. */
export async function putWrapped(
  on: Connection,
  rows: readonly { id: string; stored: string; wrapped: string }[],
): Promise<void> {
  await ask(on, put, [JSON.stringify(rows)])
}
