import { randomUUID } from 'node:crypto'
import { call } from '../../e2e/support/call.ts'
import { type Generated, password } from '../hot-paths/accounts.ts'

/** A reader who is signed in. */
export type Reader = Generated & { readonly token: string }

/** One call: when it was due, and when its answer had come, on the clock of this process. `failed` says how. */
export type Sample = {
  readonly kind: string
  readonly dueMs: number
  readonly endMs: number
  readonly failed?: string
}

type Kind = {
  /** How often it is made. */
  readonly perSecond: number
  readonly good: number
  readonly ask: (reader: Reader) => { path: string; method?: string; token?: string; json?: object }
}

const post = (path: string, json: object) => ({ path, method: 'POST', json: { ...json, edition: 'az' } })
const newsletter = { newsletters: ['az-morgen'], consent_text_version: 'newsletter-2026-11' }
const newAddress = () => `neu-${randomUUID()}@example.test`

// What two cores carry beside a migration, with room: less than a tenth of what the service can.
const kinds: Readonly<Record<string, Kind>> = {
  userinfo: { perSecond: 40, good: 200, ask: ({ token }) => ({ path: '/userinfo?edition=az', token }) },
  checkRight: {
    perSecond: 30,
    good: 200,
    ask: ({ token }) => ({ path: '/user/checkRight?edition=az&right=09', token }),
  },
  front: { perSecond: 3, good: 200, ask: () => ({ path: '/' }) },
  article: { perSecond: 3, good: 200, ask: () => ({ path: '/artikel/az-wasserrohrbruch' }) },
  login: { perSecond: 1, good: 200, ask: ({ email }) => post('/user/login', { email, password }) },
  registration: {
    perSecond: 0.5,
    good: 202,
    ask: () => post('/registration/register', { email: newAddress(), password }),
  },
  newsletter: {
    perSecond: 0.5,
    good: 200,
    ask: () => post('/newsletter/user', { email: newAddress(), ...newsletter }),
  },
}

const tickMs = 2
const patienceMs = 30_000

/** Readers who call at a steady rate, whether answers come or not. */
export type Steady = {
  readonly samples: readonly Sample[]
  /** The latest that the generator itself was with a call. */
  readonly latestMs: () => number
  /** Makes no more calls; resolves when all are answered. */
  readonly stop: () => Promise<void>
}

/** Begins to call at an origin. */
export function startSteady(origin: string, readers: readonly Reader[]): Steady {
  const samples: Sample[] = []
  const underWay = new Set<Promise<void>>()
  const beganMs = performance.now()
  const due = new Map(Object.keys(kinds).map((kind, index) => [kind, beganMs + index]))
  let turn = 0
  let latestMs = 0
  const make = (name: string, dueMs: number) => {
    const reader = readers[turn++ % readers.length]
    latestMs = Math.max(latestMs, performance.now() - dueMs)
    const made = ask(origin, { name, dueMs, reader }).then((sample) => void samples.push(sample))
    underWay.add(made)
    void made.finally(() => underWay.delete(made))
  }
  const timer = setInterval(() => {
    const nowMs = performance.now()
    for (const [name, { perSecond }] of Object.entries(kinds))
      for (let at = due.get(name) ?? nowMs; at <= nowMs; at = due.get(name) ?? nowMs) {
        due.set(name, at + 1000 / perSecond)
        make(name, at)
      }
  }, tickMs)
  const stop = async () => {
    clearInterval(timer)
    await Promise.all(underWay)
  }
  return { samples, latestMs: () => latestMs, stop }
}

type Due = { readonly name: string; readonly dueMs: number; readonly reader: Reader | undefined }

async function ask(origin: string, { name, dueMs, reader }: Due): Promise<Sample> {
  const kind = kinds[name]
  if (!kind || !reader) throw new Error(`There is no ${name}, or no reader.`)
  const { path, ...asked } = kind.ask(reader)
  const failed = await call(`${origin}${path}`, { ...asked, patienceMs }).then(
    ({ status, body }) => (status === kind.good ? undefined : `${status} ${codeIn(body)}`),
    (cause: Error) => `no answer: ${cause.message}`,
  )
  return { kind: name, dueMs, endMs: performance.now(), ...(failed && { failed }) }
}

const codeIn = (body: unknown) => (typeof body === 'string' ? '' : (body as { code?: string }).code)
