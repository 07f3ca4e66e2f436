import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

async function failureOf(pool: pg.Pool): Promise<unknown> {
  return pool.query('SELECT').then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
}

/** What a query fails with at a server that takes connections and does `answer`. */
async function failureAt(answer: 'nothing' | 'end'): Promise<unknown> {
  const server = createServer((socket) => void (answer === 'end' && socket.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const limit = answer === 'nothing' ? { connectionTimeoutMillis: 1 } : {}
  const pool = new pg.Pool({ host: '127.0.0.1', port, ...limit })
  const failure = await failureOf(pool)
  await pool.end()
  server.close()
  return failure
}

test('why there was no connection to the database is said, also where the driver has no code for it', async () => {
  expect(describeError(await failureAt('nothing'))).toMatchObject({
    message: expect.stringMatching(/timeout/),
  })
  const ended = describeError(await failureAt('end')) as { code?: string; message?: string }
  expect(ended.message ?? ended.code).toMatch(/terminated unexpectedly|ECONNRESET/)
})

test('other messages are left out, since they can hold a row', () => {
  const error = Object.assign(new Error('Failing row contains (leser@example.test)'), { code: '23505' })
  const described = describeError(error)
  expect(described).toMatchObject({ name: 'Error', code: '23505' })
  expect(JSON.stringify(described)).not.toContain('example.test')
})
