import { openPool } from '../../apps/api/src/store/database/db.ts'

type Rows = Record<string, unknown>[]

/** A database on a server, which a test makes, loses and looks into. */
export type OwnDatabase = {
  readonly url: string
  /** Makes it anew, empty, whoever is connected. */
  readonly renew: () => Promise<void>
  readonly drop: () => Promise<void>
  readonly query: (text: string, ...values: readonly unknown[]) => Promise<Rows>
  /** Keeps the rows that a statement locks from everybody, until the returned function is called. */
  readonly hold: (text: string) => Promise<{ rows: Rows; release: () => Promise<void> }>
}

/** A database of this name; it is made by `renew`. */
export function ownDatabase(server: string, name: string): OwnDatabase {
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const drop = () =>
    on(server, (pool) => pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)).then(nothing)
  return {
    url,
    drop,
    renew: async () => {
      await drop()
      await on(server, (pool) => pool.query(`CREATE DATABASE ${name}`))
    },
    query: async (text, ...values) => (await on(url, (pool) => pool.query(text, [...values]))).rows,
    hold: async (text) => {
      const { pool, close } = await open(url)
      const client = await pool.connect()
      // It ends with the database where a test fails before it releases.
      client.on('error', nothing)
      await client.query('SET idle_in_transaction_session_timeout = 0')
      await client.query('BEGIN')
      const { rows } = await client.query(text)
      const release = async () => {
        await client.query('ROLLBACK')
        client.release()
        await close()
      }
      return { rows, release }
    },
  }
}

const nothing = () => undefined
// To make a database may take a busy machine long.
const limitMs = 300_000
const open = (url: string) => openPool({ url, directory: '', connections: 1, prepared: true, limitMs })
type Pool = Awaited<ReturnType<typeof open>>['pool']

async function on<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { pool, close } = await open(url)
  return work(pool).finally(close)
}
