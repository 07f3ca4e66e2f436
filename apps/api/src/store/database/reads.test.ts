import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isServer, serverUrl } from '../testing/test-database.ts'
import { openInMemory } from './embedded-database.ts'
import { pipelinedReads, type Reads } from './reads.ts'
import { statementNames, withoutNames } from './statement-names.ts'

const echo = { name: 'echo', text: 'SELECT $1::int AS value' }
const broken = { name: 'broken', text: 'SELECT 1 / $1::int AS value' }
const ownProcess = { name: 'own-process', text: 'SELECT pg_backend_pid() AS pid', values: [] }

describe.runIf(isServer())('reads over connections that take several at once', () => {
  let reads: Reads
  let close: () => Promise<void>
  beforeAll(() => {
    ;({ reads, close } = pipelinedReads({ connectionString: serverUrl() }))
  })
  afterAll(() => close())

  const echoed = async (value: number) => (await reads<{ value: number }>({ ...echo, values: [value] }))[0]

  test('a hundred at once are each answered with their own, by two connections', async () => {
    const wanted = Array.from({ length: 100 }, (_, value) => ({ value }))
    expect(await Promise.all(wanted.map(({ value }) => echoed(value)))).toEqual(wanted)
    const pids = await Promise.all(wanted.map(() => reads<{ pid: number }>(ownProcess)))
    expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(2)
  })

  test('one that fails fails alone, and can be asked again', async () => {
    const fails = () => reads({ ...broken, values: [0] })
    const settled = await Promise.allSettled([echoed(1), fails(), echoed(2), fails(), echoed(3)])
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await reads({ ...broken, values: [1] })).toEqual([{ value: 1 }])
  })

  test('after connections are lost the next reads open new ones', async () => {
    const before = await Promise.all([reads<{ pid: number }>(ownProcess), reads<{ pid: number }>(ownProcess)])
    const admin = new pg.Client({ connectionString: serverUrl() })
    await admin.connect()
    for (const [row] of before) await admin.query('SELECT pg_terminate_backend($1)', [row?.pid])
    await admin.end()
    await vi.waitFor(async () => {
      expect(await Promise.all([echoed(1), echoed(2)])).toEqual([{ value: 1 }, { value: 2 }])
    })
  })
})

test('a database that cannot be reached fails each read, and nothing else', async () => {
  const { reads, close } = pipelinedReads({ connectionString: 'postgresql://127.0.0.1:1/none' })
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(reads({ ...echo, values: [1] })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await close()
})

test('Prisma’s statements have a name each, up to a bound', () => {
  const nameOf = statementNames()
  const names = Array.from({ length: 1_000 }, (_, index) => nameOf({ sql: `SELECT ${index}` }))
  const named = names.filter((name) => name !== '')
  expect(new Set(named).size).toBe(named.length)
  expect(named).toHaveLength(300)
  expect(nameOf({ sql: 'SELECT 7' })).toBe(names[7])
})

test('a pool without names prepares nothing under one', async () => {
  const { pool, close } = openInMemory()
  const unnamed = withoutNames(pool)
  const prepared = 'SELECT name FROM pg_prepared_statements'
  expect((await unnamed.query({ ...echo, values: [1] })).rows).toEqual([{ value: 1 }])
  expect((await unnamed.query(prepared)).rows).toEqual([])
  await close()
})
