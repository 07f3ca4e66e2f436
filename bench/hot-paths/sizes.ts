import { byTurns, type Contestant, type Field } from './field.ts'
import type { Row } from './figures.ts'
import { untilOk } from './processes.ts'
import { rowOf } from './reads.ts'
import { reads, signIn, signUps } from './requests.ts'
import { type Populated, startApi } from './service.ts'

type Path = 'userinfo' | 'checkRight' | 'subscriptions' | 'newsletters' | 'sign-in' | 'sign-up'

const paths: Readonly<Record<Path, (one: Populated) => Contestant['requests']>> = {
  userinfo: ({ readers }) => readers.map(reads.userinfo),
  checkRight: ({ readers }) => readers.map(reads.checkRight),
  subscriptions: ({ readers }) => readers.map(reads.subscriptions),
  newsletters: ({ readers }) => readers.map(reads.newsletters),
  'sign-in': ({ readers }) => readers.map((reader, index) => signIn(reader, 'known', index)),
  'sign-up': ({ accounts }) => signUps(accounts, 40_000),
}

/** Each hot path with as many accounts as there will ever be, beside few: a service of the same code for each database. */
export async function measureSizes(field: Field, databases: readonly Populated[]): Promise<Row[]> {
  const [small] = databases
  if (!small) throw new Error('There is no database.')
  const running = await Promise.all(
    databases.map(async (database) => ({
      database,
      api: await startApi(field.ground, database.databaseUrl),
    })),
  )
  const largest = Math.max(...databases.map(({ accounts }) => accounts))
  const rows: Row[] = []
  for (const { api } of running) await untilOk(api, '/health/ready')
  for (const [name, requestsOf] of Object.entries(paths)) {
    const contestants = Object.fromEntries(
      running.map(({ database, api }) => [database.accounts, { asked: api, requests: requestsOf(database) }]),
    )
    const isHashing = name.startsWith('sign')
    const found = await byTurns(
      field,
      contestants,
      { atOnce: isHashing ? 16 : 64, seconds: isHashing ? 2 : 1 },
      databases,
    )
    for (const { accounts } of databases.slice(1))
      rows.push(
        rowOfSize(name, { small: small.accounts, large: accounts, isLargest: accounts === largest }, found),
      )
  }
  await Promise.all(running.map(({ api }) => api.stop()))
  return rows
}

type Sizes = { small: number; large: number; isLargest: boolean }
type Found = Awaited<ReturnType<typeof byTurns<string>>>

function rowOfSize(name: string, { small, large, isLargest }: Sizes, found: Found): Row {
  // Time per answer is what is compared, so the rate of the few is above.
  const compared = {
    above: found[small] ?? [],
    below: found[large] ?? [],
    number: 'perSecond',
    unit: '/s',
  } as const
  const title = `${name}, time at ${words(large)} accounts ÷ at ${words(small)}`
  if (!isLargest) return rowOf(title, compared)
  return rowOf(title, compared, { better: 'lower', must: 1.5, aim: 1.2 })
}

const words = (count: number) => (count >= 1_000_000 ? `${count / 1_000_000}M` : `${count / 1_000}k`)
