import * as crm from '@leserkonto/publisher-wire/crm'
import * as declarations from '@leserkonto/publisher-wire/declarations'
import * as named from '@leserkonto/publisher-wire/name-search'
import { type Offer, Offers } from '@leserkonto/publisher-wire/offers'
import type { ContentChange } from '@leserkonto/rules'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import { createExchanges } from './http-exchange.ts'
import { type ContentSource, contentReadings, type Read } from './publisher/content-source.ts'
import {
  circuitOf,
  newState,
  type PublisherSystem,
  type State,
  systemOf,
} from './publisher/publisher-state.ts'
import { type Ask, askPublisher, budget, type Outcome, totalMs, unavailable } from './publisher-transport.ts'
import type { Life, RememberedAnswers } from './remembered-answers.ts'

export type { Outcome } from './publisher-transport.ts'

/** What a search for a customer by address goes by. */
export type CustomerCriteria = {
  postcode: string
  street?: string | undefined
  housenumber?: string | undefined
  city?: string | undefined
  family_name?: string | undefined
  given_name?: string | undefined
  company_name?: string | undefined
  customer_type?: 'private' | 'company' | undefined
}

/** A declaration under § 312k or § 356a BGB, with the edition it was made in. */
export type CancellationDeclaration = Omit<declarations.CancellationBody, 'edition'> & { edition: string }

/**
 * The publisher's subscription system and article source. Each call answers within three seconds or rejects with
 * code PUBLISHER_UNAVAILABLE. What is not known is null; writings name a key under which they are done once.
 */
export type Publisher = ContentSource & {
  /** The test header of the request or job this client works for. */
  scenario: string | undefined
  /**
   * The same publisher for one request or job: its test header goes along. For a request, which has begun at
   * `beganMs` of performance.now, all waits together stay within three seconds. Jobs and the outbox, which nobody waits
   * for, have a circuit of their own.
   */
  on: (work: { scenario: string | undefined; beganMs?: number }) => Publisher
  /** `asOf`: the last event known about the customer; what was asked before it is not shared with this caller. */
  customer: (gpNumber: string, asOf?: bigint) => Promise<crm.Customer | null>
  /** Customer numbers, none or several. */
  searchCustomers: (criteria: CustomerCriteria) => Promise<string[]>
  /** Numbers of the customers with this e-mail address; null from a publisher who cannot search by it. */
  customersOf: (email: string) => Promise<string[] | null>
  /** Customers of this name and postcode, twenty at most; null from a publisher who cannot search by them. */
  customersNamed: (who: named.NameSearchBody) => Promise<named.NamedCustomer[] | null>
  subscriptions: (gpNumber: string, asOf?: bigint) => Promise<crm.Subscriptions | null>
  deliveryAddress: (gpNumber: string) => Promise<crm.DeliveryAddress | null>
  /** Conflict LINKED_ELSEWHERE for another account's link. */
  link: (gpNumber: string, accountId: string, key: string) => Promise<Outcome<crm.Link>>
  unlink: (gpNumber: string, accountId: string, key: string) => Promise<Outcome<crm.Link>>
  seats: (subscriptionId: string) => Promise<crm.Seats | null>
  /** Conflicts SEATS_FULL and SUBSCRIPTION_ENDED. */
  addSeat: (subscriptionId: string, seat: crm.SeatBody, key: string) => Promise<Outcome<crm.Seat>>
  removeSeat: (subscriptionId: string, seatId: string, key: string) => Promise<Outcome<unknown>>
  optin: (body: crm.OptinBody, key: string) => Promise<Outcome<crm.OptinReceipt>>
  unsubscription: (body: crm.UnsubscriptionBody, key: string) => Promise<Outcome<crm.UnsubscriptionReceipt>>
  deletedAccount: (body: crm.DeletedAccountBody, key: string) => Promise<Outcome<crm.DeletedAccountReceipt>>
  cancellation: (
    body: CancellationDeclaration,
    key: string,
  ) => Promise<Outcome<declarations.CancellationReceipt>>
  /** Remembered for a minute, for a day while the publisher is down. */
  newsletters: (edition: string) => Promise<crm.NewsletterCatalogue>
  /** Remembered as newsletters are; none from a publisher who has no such call. */
  offers: (edition: string) => Promise<Offer[]>
  /** What is remembered of the changed article and of its edition's lists is asked for again by the next caller. */
  contentChanged: (change: ContentChange) => void
  /** Forgets all answers and outages, of all test headers. */
  forget: () => void
}

const minuteMs = 60_000
const catalogueLife: Life = { freshMs: minuteMs, staleMs: 24 * 60 * minuteMs }
/** Test sessions each have a circuit and a memory of their own; production has the one without a session. */
const maxScenarios = 500
/**
 * A client of the configured publisher; `scenario` is the test header of calls that bring none. `isDown`: for those.
 * `limitMs`: how long a call may take; tests allow a busy machine more.
 */
export function createPublisher(
  config: Pick<Config, 'publisher'>,
  clock: Clock,
  scenario?: string,
  limitMs = () => totalMs,
): { publisher: Publisher; isDown: (system: PublisherSystem) => boolean; close: () => void } {
  const exchanges = createExchanges()
  const states = new LRUCache<string, State>({ max: maxScenarios })
  const stateOf = (name: string): State => {
    const state = states.get(name) ?? newState(clock)
    states.set(name, state)
    return state
  }
  const contentChanged = (change: ContentChange) => {
    for (const { remember } of states.values()) remember.forget(isMadeOf(change), change.withdrawn)
  }
  const on: Publisher['on'] = (work) => {
    const isAwaited = work.beganMs !== undefined
    const { circuits, remember } = stateOf(work.scenario ?? '')
    const withinBudget = budget(isAwaited, limitMs)
    const asked = new Set<string>()
    const ask = <T>(question: Ask<T>) => {
      const system = systemOf(question)
      const { breaker, share } = circuits[circuitOf(question)][isAwaited ? 'awaited' : 'patient']
      const transport = { exchanges, breaker, ...config.publisher[system], limitMs: limitMs() }
      const send = () => askPublisher(question, work.scenario, transport)
      if (question.method !== 'GET') return withinBudget(send())
      const key = keyOf(question)
      // A second question, or one long after the request began, wants the state of now.
      const sinceMs = asked.has(key) ? undefined : work.beganMs
      asked.add(key)
      return withinBudget(share(key, sinceMs ?? Number.POSITIVE_INFINITY, send))
    }
    return {
      scenario: work.scenario,
      on,
      contentChanged,
      forget: () => states.clear(),
      ...operations(ask, remember),
    }
  }
  const isDown = (system: PublisherSystem) =>
    states.peek(scenario ?? '')?.circuits[system].awaited.breaker.isOpen() ?? false
  return { publisher: on({ scenario }), isDown, close: exchanges.close }
}

/** Whether an answer that is remembered under a key may hold what has changed. */
const isMadeOf =
  ({ edition, articleId }: ContentChange) =>
  (key: string) =>
    key === `front ${edition}` || key === `article ${articleId}` || key.startsWith(`articles ${edition} `)

const keyOf = ({ path, query, asOf }: Ask<unknown>) => `${asOf ?? ''} ${path} ${JSON.stringify(query)}`

const part = encodeURIComponent

/** How a system says that it has no such call. */
const lacking = [404, 405, 501]
const readOffers = { method: 'GET', path: '/crm/v1/offers', lacking, answer: Offers } as const

function operations(
  ask: <T>(question: Ask<T>) => Promise<Outcome<T>>,
  { recall }: RememberedAnswers,
): Omit<Publisher, 'scenario' | 'on' | 'contentChanged' | 'forget'> {
  /** The thing, or null when there is none; a reading that is refused otherwise is a bug of ours. */
  const read: Read = async (path, answer, more = {}) => {
    const said = await ask({ method: 'GET', path, answer, ...more })
    if (said.ok) return said.value
    if (said.reason === 'not_found') return null
    throw Object.assign(new Error('the publisher refused a reading'), { code: said.code })
  }
  const need = async <T>(path: string, answer: z.ZodType<T>, query: Record<string, string | undefined>) => {
    const found = await read(path, answer, { query })
    if (found === null) throw unavailable()
    return found
  }
  const customer = (gpNumber: string) => `/crm/v1/customers/${part(gpNumber)}`
  const seats = (subscriptionId: string) => `/crm/v1/subscriptions/${part(subscriptionId)}/seats`
  const link = (method: 'PUT' | 'DELETE') => (gpNumber: string, accountId: string, key: string) =>
    ask({
      method,
      path: `${customer(gpNumber)}/link`,
      body: { account_id: accountId },
      idempotencyKey: key,
      answer: crm.Link,
    })
  const post = <T>(path: string, body: object, idempotencyKey: string, answer: z.ZodType<T>) =>
    ask({ method: 'POST', path, body, idempotencyKey, answer })

  /** Null from a publisher who lacks the search. */
  const search = async <T>(by: string, body: object, answer: z.ZodType<{ customers: T[] }>) => {
    const path = `/crm/v1/customers/${by}`
    const said = await ask({ method: 'POST', path, body, lacking, answer })
    if (said.ok) return said.value.customers
    if (said.reason === 'not_found') return null
    throw Object.assign(new Error('the publisher refused a search'), { code: said.code })
  }

  return {
    customer: (gpNumber, asOf) => read(customer(gpNumber), crm.Customer, { asOf }),
    searchCustomers: async (criteria) =>
      (await need('/crm/v1/customers', crm.CustomerSearch, criteria)).customers,
    customersOf: (email) => search('search', { email }, crm.CustomerSearch),
    customersNamed: (who) => search('by-name', who, named.NameSearch),
    subscriptions: (gpNumber, asOf) =>
      read(`${customer(gpNumber)}/subscriptions`, crm.Subscriptions, { asOf }),
    deliveryAddress: (gpNumber) => read(`${customer(gpNumber)}/address`, crm.DeliveryAddress),
    link: link('PUT'),
    unlink: link('DELETE'),
    seats: (subscriptionId) => read(seats(subscriptionId), crm.Seats),
    addSeat: (subscriptionId, seat, key) => post(seats(subscriptionId), seat, key, crm.Seat),
    removeSeat: (subscriptionId, seatId, idempotencyKey) => {
      const path = `${seats(subscriptionId)}/${part(seatId)}`
      return ask({ method: 'DELETE', path, idempotencyKey, answer: z.unknown() })
    },
    optin: (body, key) => post('/crm/v1/optins', body, key, crm.OptinReceipt),
    unsubscription: (body, key) => post('/crm/v1/unsubscriptions', body, key, crm.UnsubscriptionReceipt),
    deletedAccount: (body, key) => post('/crm/v1/deleted-accounts', body, key, crm.DeletedAccountReceipt),
    cancellation: ({ edition, ...body }, key) => {
      // One the publisher does not know is none.
      const known = crm.EditionName.safeParse(edition).data ?? null
      return post('/crm/v1/cancellations', { ...body, edition: known }, key, declarations.CancellationReceipt)
    },
    newsletters: (edition) =>
      recall(`newsletters ${edition}`, catalogueLife, () =>
        need('/crm/v1/newsletters', crm.NewsletterCatalogue, { edition }),
      ),
    offers: (edition) =>
      recall(`offers ${edition}`, catalogueLife, async () => {
        const said = await ask({ ...readOffers, query: { edition } })
        return said.ok ? said.value.offers : []
      }),
    ...contentReadings(read, recall),
  }
}
