import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * Hears what is said on a channel by any process, until the returned function is called. `hear` is called without a
 * text each time listening begins: what was said before that is not heard.
 */
export type Listen = (channel: string, hear: (text: string | undefined) => void) => () => Promise<void>

const connectTimeoutMs = 5_000
const pauseMs = 1_000
const aliveMs = 10_000

/** Says something to all processes that listen on the channel; at most 8,000 bytes. */
export async function notify(pool: pg.Pool, channel: string, text: string): Promise<void> {
  await pool.query('SELECT pg_notify($1, $2)', [channel, text])
}

/** Listens over a connection of its own, which is made again when it is lost. */
export function listenOn(url: string, ...[channel, hear]: Parameters<Listen>): ReturnType<Listen> {
  const ending = new AbortController()
  const { signal } = ending
  let client: pg.Client | undefined

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
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    await client.connect()
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    hear(undefined)
    await lost
  }
  async function listenOnAndOn() {
    while (!signal.aborted) {
      await listenOnce().catch(() => client?.end().catch(() => undefined))
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const listening = listenOnAndOn()
  return async () => {
    ending.abort()
    await client?.end().catch(() => undefined)
    await listening
  }
}
