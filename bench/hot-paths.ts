// npm run bench, or npm run bench -- hot-paths [--quick] – the figures the service is judged by, each a ratio within this run:
// reads, sign-ins and sign-ups beside the least that does the same (bench/peers/floor.mjs), passport and better-auth; start,
// memory, many accounts, pages. Ends with 1 where a goal that must be reached was missed. docs/benchmarks.md says more.
import { setTimeout as wait } from 'node:timers/promises'
import { withElapsedTime } from '../scripts/bootstrap/elapsed-time.mjs'
import { withPostgres } from '../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../scripts/checks/temporary-folder.ts'
import { buildWeb, generateClient } from '../scripts/stack/build.ts'
import { measureAddresses } from './hot-paths/addresses.ts'
import type { Field, Size } from './hot-paths/field.ts'
import { lineOf, type Row } from './hot-paths/figures.ts'
import { prepareGround } from './hot-paths/ground.ts'
import { needWrk } from './hot-paths/load.ts'
import { measurePages } from './hot-paths/pages.ts'
import { installPeers, startBetterAuth, startFloor, startPassport } from './hot-paths/peers.ts'
import { untilOk } from './hot-paths/processes.ts'
import { measureReads } from './hot-paths/reads.ts'
import { noteBeginning, report } from './hot-paths/report.ts'
import { type Ground, populate, startApi, startPublisher } from './hot-paths/service.ts'
import { measureReadsBesideSignIns, measureSignIns } from './hot-paths/sign-ins.ts'
import { measureSizes } from './hot-paths/sizes.ts'
import { measureAfterLoad, measureRest, measureStart } from './hot-paths/start-and-memory.ts'

const quick = process.argv.includes('--quick')
const size: Size = quick
  ? { accounts: [1_000, 5_000, 20_000], rounds: 2, seconds: 1, pairs: 20, starts: 2, restS: 5 }
  : { accounts: [1_000, 100_000, 1_000_000], rounds: 5, seconds: 2, pairs: 120, starts: 5, restS: 30 }
const readerCount = 500

// Whatever ends this process, what it has started goes with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

await needWrk()
await installPeers()
await generateClient()
await buildWeb()
await withPostgres((url) => {
  if (!url)
    throw new Error('PostgreSQL is missing: install its server, or set DATABASE_URL to one with a superuser.')
  return withTemporaryFolder((folder) => run(folder, url))
})

async function run(folder: string, serverUrl: string): Promise<void> {
  const beginning = noteBeginning()
  const ground = await prepareGround(folder, serverUrl)
  const publisher = startPublisher(ground)
  await untilOk(publisher, '/healthz')
  const { api, databases, atRest } = await fill(ground)
  const [, main] = databases
  const [floor, passport, betterAuth] = await Promise.all([
    startFloor(ground, main),
    startPassport(ground),
    startBetterAuth(ground),
  ])
  const busiest = { generatorShare: 0 }
  const field: Field = { ground, size, main, api, floor, passport, betterAuth, notes: [], busiest }
  const rows = [atRest, ...(await measureAll(field))]
  await Promise.all([api, passport, betterAuth].map((one) => one.stop()))
  rows.push(...(await section('start', () => measureStart(field))))
  rows.push(...(await section('few and many accounts', () => measureSizes(field, databases))))
  await Promise.all([floor, publisher].map((one) => one.stop()))
  const isGood = await report(field, rows, beginning)
  // With few and short rounds nothing is decided.
  if (!isGood && !quick) process.exitCode = 1
}

/** Fills a database of each size. The service starts on the middle one and rests while the largest is filled. */
async function fill(ground: Ground) {
  const filled = (accounts: number) =>
    withElapsedTime(`${accounts} accounts`, () => populate(ground, accounts, readerCount))
  const [few, some, many] = size.accounts
  const main = await filled(some)
  const api = await startApi(ground, main.databaseUrl)
  await untilOk(api, '/health/ready')
  const rest = wait(size.restS * 1000)
  const databases = [await filled(few), main, await filled(many)] as const
  await rest
  return { api, databases, atRest: measureRest({ api, size }) }
}

async function measureAll(field: Field): Promise<Row[]> {
  return [
    ...(await section('reads', () => measureReads(field))),
    ...(await section('sign-ins', () => measureSignIns(field))),
    ...(await section('reads beside sign-ins', () => measureReadsBesideSignIns(field))),
    ...(await section('known and unknown addresses', () => measureAddresses(field))),
    ...(await section('pages', () => measurePages(field))),
    ...(await section('memory after load', () => measureAfterLoad(field))),
  ]
}

/** Prints what a part of the run has found as soon as it has. */
async function section(title: string, work: () => Promise<Row[]>): Promise<Row[]> {
  const rows = await withElapsedTime(title, work)
  for (const row of rows) console.log(`  ${lineOf(row)}`)
  return rows
}
