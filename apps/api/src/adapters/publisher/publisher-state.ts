import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import type { Config } from '../../config.ts'
import { createBreaker, patientRest } from '../circuit-breaker.ts'
import type { Clock } from '../clock.ts'
import type { Ask } from '../publisher-transport.ts'
import { createRememberedAnswers } from '../remembered-answers.ts'
import { createSingleFlight } from '../single-flight.ts'

/** The subscription system or the article source; each has an address, a key and circuits. */
export type PublisherSystem = keyof Config['publisher']

/** What is known of a publisher, for all calls with one test header. */
export type State = ReturnType<typeof newState>

export const newState = ({ now }: Clock) => ({
  circuits: { crm: newCircuits(now), content: newCircuits(now), search: newCircuits(now) },
  remember: createRememberedAnswers(now),
})

const newCircuits = (now: Clock['now']) => ({
  // Two breakers: a failed delivery of the outbox must not keep readers from the publisher, and a reader must not wait for it.
  awaited: { breaker: createBreaker(now), share: createSingleFlight() },
  patient: { breaker: createBreaker(now, patientRest), share: createSingleFlight() },
})

/** The system that answers a call. */
export const systemOf = ({ path }: Ask<unknown>): PublisherSystem =>
  path.startsWith('/content/') ? 'content' : 'crm'

/** The circuit of a call: words on which a search is slow must not take the articles with it. */
export const circuitOf = (question: Ask<unknown>): PublisherSystem | 'search' =>
  question.path === contentCalls.searchArticles.path ? 'search' : systemOf(question)
