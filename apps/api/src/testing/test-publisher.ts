import { randomInt, randomUUID } from 'node:crypto'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import type { Customer, Subscription } from '@leserkonto/publisher-wire/crm'
import { totalMs } from '../adapters/publisher-transport.ts'

const keyFor = (what: string) => `test-key-of-${what}`.padEnd(32, '-')
/** Keys of those who send events and ask for links to unsubscribe, as the API of a test is told. */
export const eventSecrets = {
  crm: keyFor('crm'),
  content: keyFor('content'),
  mail: keyFor('mail'),
  unsubscribe: keyFor('unsubscribe'),
  moving: keyFor('moving'),
}
/** Bearer key of the stand-in. */
export const publisherKey = keyFor('service')

/** The configuration of a publisher whose subscription system is its article source, too. */
export const oneSystem = (baseUrl: string, apiKey = publisherKey) => {
  const system = { baseUrl, apiKey }
  return { publisher: { crm: system, content: system } }
}

/** A change of a customer's record; plans by id, a new id is a new plan. */
export type CustomerChange = Partial<Omit<Customer, 'gp_number' | 'version' | 'address'>> & {
  address?: Partial<Customer['address']>
  subscriptions?: (Partial<Omit<Subscription, 'status' | 'flags'>> & {
    id: string
    flags?: Partial<Subscription['flags']>
  })[]
}

/** A way to fail: for calls that match, `times` times or for ever. */
export type PublisherFault = {
  match: { method: string; path_regex: string; gp_number?: string }
  times?: number
  action:
    | { latency_ms: number }
    | { status: number }
    | { timeout: true }
    | { drop: true }
    | { malformed: true }
    | { stale_version: true }
}

/** A call the stand-in has received. */
export type PublisherRequest = {
  method: string
  path: string
  query_keys: string[]
  body_hash: string | null
}

/** What the stand-in was last told about a list of an address. */
export type PublisherConsent = { email: string; newsletter_id: string; state: string; at: string }

/** An event as the publisher sends it. */
export type SignedEvent = { url: string; headers: Record<string, string>; body: string }

/** The publisher's stand-in, in a data set of its own: what one harness does there no other sees. */
export type TestPublisher = {
  baseUrl: string
  /** X-Mock-Scenario of this data set, with `more` behind it: `fault=crm-500`. */
  scenario: (more?: string) => string
  /** A customer nobody else has, with a running plan of rights 09 and 01 in az unless told otherwise. */
  newCustomer: (fields?: CustomerChange) => Promise<string>
  change: (gpNumber: string, fields: CustomerChange) => Promise<void>
  /** The customer as the publisher has it now. */
  customer: (gpNumber: string) => Promise<Customer>
  /** What the newsroom does to an article; nobody is told of it. */
  changeArticle: (
    id: string,
    change: { headline?: string; withdrawn?: boolean; teaserImage?: string },
  ) => Promise<void>
  fail: (fault: PublisherFault) => Promise<void>
  /** Every call to the CRM fails with 503 until `heal`. */
  goDown: () => Promise<void>
  heal: () => Promise<void>
  /** Calls received, oldest first, those whose path contains `part`. */
  requests: (part?: string) => Promise<PublisherRequest[]>
  /** Which lists it believes an address to receive, or to have left: `az-morgen subscribed`, sorted. */
  consents: (email: string) => Promise<string[]>
  /** The same with all that was said last. */
  said: (email: string) => Promise<PublisherConsent[]>
  /** Why accounts were deleted. */
  deletions: () => Promise<unknown[]>
  /** An event, signed and not sent. */
  sign: (event: { type: string; gp_number?: string; [field: string]: unknown }) => Promise<SignedEvent>
  /** Lets time pass there too, before the next call is answered. */
  advance: (ms: number) => void
  /** How long the API waits: as in production for a publisher that takes too long, else as long as a busy machine needs. */
  limitMs: () => number
}

const limitOnBusyMachineMs = 60_000
const isSlow = ({ action }: PublisherFault) =>
  'timeout' in action || ('latency_ms' in action && action.latency_ms >= totalMs)

let started: Promise<{ app: ReturnType<typeof buildPublisher>; baseUrl: string }> | undefined
/** Clock moves a data set must make before its next answer. */
const moves = new Map<string, Promise<unknown>>()

/** The stand-in's own process part, once per worker; its clock stands where every harness begins. */
async function start(startedAt: Date) {
  const app = buildPublisher({
    apiKey: publisherKey,
    mockControl: true,
    now: () => startedAt,
    eventTarget: 'http://127.0.0.1',
    eventSecrets,
  })
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/__mock')) return
    await moves.get(/session=([\w-]+)/.exec(String(request.headers['x-mock-scenario']))?.[1] ?? '')
  })
  return { app, baseUrl: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

/** A fresh data set of this worker's stand-in. */
export async function startTestPublisher(startedAt: Date): Promise<TestPublisher> {
  started ??= start(startedAt)
  const { app, baseUrl } = await started
  const session = randomUUID()
  const scenario = (more?: string) => [`session=${session}`, ...(more ? [more] : [])].join(';')

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const headers = { authorization: `Bearer ${publisherKey}`, 'x-mock-scenario': scenario() }
    const answer = await app.inject({ method, url: path, headers, ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
    return answer.body === '' ? undefined : answer.json()
  }
  let limitMs = limitOnBusyMachineMs
  const fail = (fault: PublisherFault) => {
    if (isSlow(fault)) limitMs = totalMs
    return call('POST', '/__mock/faults', fault)
  }

  return {
    baseUrl,
    scenario,
    newCustomer: async (fields = {}) => {
      const gpNumber = String(randomInt(3_000_000_000, 9_999_999_999))
      await call('PUT', `/__mock/customers/${gpNumber}`, {
        subscriptions: [{ ...plusPlan, id: `abo-${gpNumber}` }],
        ...fields,
      })
      return gpNumber
    },
    change: (gpNumber, fields) => call('PATCH', `/__mock/customers/${gpNumber}`, fields),
    changeArticle: (id, change) => call('PATCH', `/__mock/articles/${id}`, change),
    customer: (gpNumber) => call('GET', `/__mock/customers/${gpNumber}`),
    fail,
    goDown: async () => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        await fail({ match: { method, path_regex: '^/crm/' }, action: { status: 503 } })
    },
    heal: () => {
      limitMs = limitOnBusyMachineMs
      return call('DELETE', '/__mock/faults')
    },
    requests: async (part = '') => {
      const all: PublisherRequest[] = await call('GET', '/__mock/requests')
      return all.filter(({ path }) => path.includes(part))
    },
    said: async (email) => {
      const all: PublisherConsent[] = await call('GET', '/__mock/consents')
      return all.filter((one) => one.email === email)
    },
    deletions: () => call('GET', '/__mock/deletions'),
    consents: async (email) => {
      const all: PublisherConsent[] = await call('GET', '/__mock/consents')
      const own = all.filter((one) => one.email === email)
      return own.map((one) => `${one.newsletter_id} ${one.state}`).sort()
    },
    sign: async (event) => (await call('POST', '/__mock/emit', { event, send: false })).request,
    limitMs: () => limitMs,
    advance: (ms) => {
      const before = moves.get(session) ?? Promise.resolve()
      moves.set(
        session,
        before.then(() => call('POST', '/__mock/clock', { advance: ms / 1000 })),
      )
    },
  }
}

const plusPlan = { product: 'AZ-PLUS', title: 'AZ PLUS', edition: 'az' as const, rights: ['09', '01'] }
