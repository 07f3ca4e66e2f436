import type pg from 'pg'
import type { Pool } from './db.ts'

// Copies of the tables as the seed left them, in a schema of their own: the service can put the personas back without
// having the seed, which production's image has not.
const schema = 'personas'
/** Not among what is copied: the list of migrations, and the pictures' files, which a job has to remove. */
const left = ['_prisma_migrations', 'picture_object']

type Column = { table_name: string; column_name: string; data_type: string }

/** Keeps the rows of all tables as they are `at` this time, for `restorePersonas`. */
export async function keepPersonas(pool: Pool, at: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    const tables = new Set((await columnsIn(client, 'public')).map(({ table_name }) => table_name))
    await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    await client.query(`CREATE SCHEMA ${schema}`)
    for (const table of tables)
      await client.query(`CREATE TABLE ${schema}."${table}" AS TABLE public."${table}"`)
    await client.query(`COMMENT ON SCHEMA ${schema} IS '${at.toISOString()}'`)
  })
}

/**
 * Replaces all rows by those that were kept, with their times moved on as if they had been written `now`. Returns false,
 * and changes nothing, where none were kept.
 */
export async function restorePersonas(pool: Pool, now: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const keptAt = await timeOfCopies(client)
    if (!keptAt) return false
    const columns = Map.groupBy(await columnsIn(client, schema), ({ table_name }) => table_name)
    await client.query(`TRUNCATE ${[...columns.keys()].map((table) => `public."${table}"`).join(', ')}`)
    await client.query('UPDATE picture_object SET orphan_at = $1 WHERE orphan_at IS NULL', [now])
    // One statement, because keys between the tables are checked at its end.
    const inserts = [...columns].map(([table, its], index) => `t${index} AS (${insertOf(table, its)})`)
    await client.query(`WITH ${inserts.join(', ')} SELECT`, [now, keptAt])
    return true
  })
}

function insertOf(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ column_name }) => `"${column_name}"`)
  const values = columns.map(({ column_name, data_type }) =>
    data_type.startsWith('timestamp')
      ? `"${column_name}" + ($1::timestamptz - $2::timestamptz)`
      : `"${column_name}"`,
  )
  return `INSERT INTO public."${table}" (${names.join()}) SELECT ${values.join()} FROM ${schema}."${table}"`
}

async function columnsIn(client: pg.PoolClient, where: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
     WHERE table_schema = $1 AND table_name <> ALL ($2) ORDER BY table_name, ordinal_position`,
    [where, left],
  )
  return rows
}

async function timeOfCopies(client: pg.PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ at: string | null }>(
    `SELECT obj_description(to_regnamespace($1), 'pg_namespace') AS at`,
    [schema],
  )
  return rows[0]?.at ?? undefined
}

async function inTransaction<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const done = await work(client)
    await client.query('COMMIT')
    return done
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
