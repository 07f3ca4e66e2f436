import { afterEach, expect, test } from 'vitest'
import { isServer, serverUrl, testDatabase } from '../testing/test-database.ts'
import { openPool } from './db.ts'
import { isInUse, notify } from './listen.ts'

const channel = `listen_test_${process.pid}`
const pid = `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN "${channel}"'`

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function listening() {
  const { listen, pool } = await testDatabase()
  const heard: (string | undefined)[] = []
  stop = listen(channel, (text) => heard.push(text))
  return { heard, pool }
}

test('what is said on a channel is heard where others can say something: on a server', async () => {
  const { heard, pool } = await listening()
  if (isServer()) await expect.poll(() => heard).toEqual([undefined])
  await notify(pool, channel, 'one')
  await notify(pool, `${channel}_other`, 'of another channel')
  await notify(pool, channel, 'two')
  if (isServer()) await expect.poll(() => heard).toEqual([undefined, 'one', 'two'])
  else expect(heard).toEqual([])
})

test('a lost connection is made again, and says that something may have been missed', async () => {
  const { heard, pool } = await listening()
  const lost = isServer() ? [undefined, undefined, 'after'] : []
  if (isServer()) await expect.poll(() => heard.length).toBe(1)
  await pool.query(`SELECT pg_terminate_backend(pid) FROM (${pid}) AS listeners`)
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(lost.slice(0, 2).length)
  await notify(pool, channel, 'after')
  await expect.poll(() => heard).toEqual(lost)
})

test('others see that a process uses the database for as long as it listens: on a server', async () => {
  const { pool } = await testDatabase()
  await expect.poll(() => isInUse(pool)).toBe(false)
  await listening()
  await expect.poll(() => isInUse(pool)).toBe(isServer())
  await stop?.()
  await expect.poll(() => isInUse(pool)).toBe(false)
})

test('a listener that stops before it is connected ends, too', async () => {
  const { listen } = await testDatabase()
  const end = listen(channel, () => undefined)
  expect(await end()).toBeUndefined()
})

test.runIf(isServer())('a process hears others past the pooler, where it is told how', async () => {
  const nobody = 'postgresql://127.0.0.1:1/pooler'
  const opened = await openPool({
    url: nobody,
    listenUrl: serverUrl(),
    directory: '',
    connections: 1,
    prepared: false,
  })
  const heard: (string | undefined)[] = []
  stop = opened.listen(channel, (text) => heard.push(text))
  await expect.poll(() => heard).toEqual([undefined])
  await opened.close()
})
