import { Socket } from 'node:net'
import pg from 'pg'
import type { BoundStatement } from './statement.ts'

/** Asks one prepared statement that only reads, and answers its rows. */
export type Reads = <Row extends object>(read: BoundStatement<Row>) => Promise<Row[]>

// The driver's type wants a list that it might change.
const taken = <Row>({ name, text, values }: BoundStatement<Row>) => ({ name, text, values: [...values] })

/** Reads over a pool, each with a connection to itself. */
export const readsOver =
  (pool: pg.Pool): Reads =>
  async <Row extends object>(read: BoundStatement<Row>) =>
    (await pool.query<Row>(taken(read))).rows

/** More bring nothing: the server works on as many reads at once, and all the others wait on the wire. */
const lanes = 2

/**
 * Reads over connections of their own that take several at once: what is asked in the same turn of the event loop leaves
 * in one write and comes back in few. That halves what a read costs here and in the server. Each read is judged on its
 * own; only a connection that is lost fails all that are on it, and the next read opens another one.
 */
export function pipelinedReads(options: pg.ClientConfig): { reads: Reads; close: () => Promise<void> } {
  const all = Array.from({ length: lanes }, () => lane(options))
  let turn = 0
  return {
    reads: async <Row extends object>(read: BoundStatement<Row>) => {
      turn = (turn + 1) % lanes
      const client = await all[turn]?.open()
      return client ? (await client.query<Row>(taken(read))).rows : []
    },
    close: async () => {
      for (const { close } of all) await close()
    },
  }
}

type Lane = { open: () => Promise<pg.Client>; close: () => Promise<void> }

/** A connection that is opened when it is first needed, and again when it was lost. */
function lane(options: pg.ClientConfig): Lane {
  let opened: Promise<{ client: pg.Client; hold: () => void }> | undefined
  const open = () => {
    const opening = connect(options, () => {
      if (opened === opening) opened = undefined
    })
    return opening
  }
  return {
    open: async () => {
      opened ??= open()
      const { client, hold } = await opened
      hold()
      return client
    },
    close: async () => {
      const { client } = (await opened?.catch(() => undefined)) ?? {}
      await client?.end()
    },
  }
}

async function connect(options: pg.ClientConfig, lost: () => void) {
  const socket = new Socket()
  const client = new pg.Client({ ...options, pipeline: true, stream: () => socket })
  client.on('error', lost)
  client.on('end', lost)
  await client.connect().catch((error: unknown) => {
    lost()
    throw error
  })
  let held = false
  /** Lets what is written in this turn of the event loop leave together. */
  const hold = () => {
    if (held) return
    held = true
    socket.cork()
    setImmediate(() => {
      held = false
      socket.uncork()
    })
  }
  return { client, hold }
}
