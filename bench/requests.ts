// npm run bench -- requests – how many overviews the server sends per second of processor time: rendered each time, cached
// briefly as in production, as a static file of the same server, and rendered from Mantine's parts; with the 99th percentile
// of the answers' time. In turn, so that other load on the machine slows all of them.
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { type Rush, rush } from './requests/rush.ts'
import { type Running, withServices } from './running-services.ts'
import { median } from './shift.ts'

const rounds = 5
const warmUps = 2
const manner = { atOnce: 16, lengthMs: 800 }

const variants = [
  { name: 'static file', path: '/assets/overview.html' },
  { name: 'kept page', path: '/overview' },
  { name: 'rendered each time', path: '/bench/rendered' },
  { name: 'rendered from Mantine', path: '/bench/mantine' },
]
const encodings = ['identity', 'br']

const line = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join(''))

/** Measures all variants in turn; returns the medians of each. */
async function compare(port: number, encoding: string): Promise<Map<string, Rush>> {
  const all = new Map<string, Rush[]>(variants.map(({ name }) => [name, []]))
  for (let round = -warmUps; round < rounds; round += 1)
    for (const { name, path } of variants) {
      const one = await rush({ port, host: 'az.localhost', path, encoding }, manner)
      if (round >= 0) all.get(name)?.push(one)
    }
  const middle = (rushes: readonly Rush[], number: keyof Rush) => median(rushes.map((one) => one[number]))
  return new Map(
    [...all].map(([name, rushes]) => [
      name,
      {
        perCore: middle(rushes, 'perCore'),
        p50Ms: middle(rushes, 'p50Ms'),
        p99Ms: middle(rushes, 'p99Ms'),
        bytes: middle(rushes, 'bytes'),
      },
    ]),
  )
}

async function run({ api }: Running): Promise<void> {
  const port = Number(new URL(api).port)
  for (const encoding of encodings) {
    const found = await compare(port, encoding)
    const peer = found.get('static file')?.perCore ?? Number.NaN
    const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
    console.log(`\noverview, ${encoding}, ${manner.atOnce} at once; ${load}`)
    line('', '/s/core', 'of static', 'p50, ms', 'p99, ms', 'bytes')
    for (const [name, { perCore, p50Ms, p99Ms, bytes }] of found) {
      const share = `${((100 * perCore) / peer).toFixed(0)} %`
      line(name, perCore.toFixed(0), share, p50Ms.toFixed(1), p99Ms.toFixed(1), String(bytes))
    }
  }
}

await withServices(run, { apiSource: join(import.meta.dirname, 'requests/api.ts') })
