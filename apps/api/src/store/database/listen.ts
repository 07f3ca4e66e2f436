import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * Hears what is said on a channel by any process, until the returned function is called. `hear` is called without a
 * text each time listening begins: what was said before that is not heard.
 */
export type Listen = (channel: string, hear: Ear['hear']) => () => Promise<void>
type Ear = { channel: string; hear: (text: string | undefined) => void }

const connectTimeoutMs = 5_000
const pauseMs = 1_000
const aliveMs = 10_000
// Any number; it names among the advisory locks of a database that a process uses it. All share the lock.
const useKey = 7_201_533_041

/** Says something to all processes that listen on the channel; at most 8,000 bytes. */
export async function notify(pool: pg.Pool, channel: string, text: string): Promise<void> {
  await pool.query('SELECT pg_notify($1, $2)', [channel, text])
}

/** Whether a process uses this database: a service, or a command besides this one. It must not listen itself yet. */
export async function isInUse(pool: pg.Pool): Promise<boolean> {
  // In a transaction of its own, so that the lock is free again at once.
  const { rows } = await pool.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    useKey,
  ])
  return rows[0]?.taken === false
}

/**
 * Listens on all channels over one connection, which is opened with the first of them, made again when it is lost, and
 * closed with the last.
 */
export function listening(url: string): Listen {
  const ears = new Set<Ear>()
  let connection: ReturnType<typeof keepConnected> | undefined
  return (channel, hear) => {
    const ear = { channel, hear }
    ears.add(ear)
    if (connection) connection.add(ear)
    else connection = keepConnected(url, ears)
    return async () => {
      ears.delete(ear)
      if (ears.size > 0) return
      const ended = connection
      connection = undefined
      await ended?.end()
    }
  }
}

function keepConnected(url: string, ears: ReadonlySet<Ear>) {
  const ending = new AbortController()
  const { signal } = ending
  let client: pg.Client | undefined
  let isConnected = false

  async function begin({ channel, hear }: Ear) {
    await client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    hear(undefined)
  }
  async function listenOnce() {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: aliveMs,
    })
    const lost = new Promise<void>((resolve) => client?.once('end', resolve))
    // The end follows every error; without a listener an error would end the process.
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.hear(payload ?? '')
    })
    // Ended while it connects, it never says that it has failed.
    await Promise.race([client.connect(), lost])
    await client.query('SELECT pg_advisory_lock_shared($1)', [useKey])
    for (const ear of ears) await begin(ear)
    isConnected = true
    await lost
  }
  async function listenOnAndOn() {
    while (!signal.aborted) {
      await listenOnce().catch(() => client?.end().catch(() => undefined))
      isConnected = false
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const listens = listenOnAndOn()
  return {
    // Without a connection there is nothing to do: all channels are begun when it is there, also after it was lost.
    add: (ear: Ear) => void (isConnected && begin(ear).catch(() => undefined)),
    end: async () => {
      ending.abort()
      await client?.end().catch(() => undefined)
      await listens
    },
  }
}
