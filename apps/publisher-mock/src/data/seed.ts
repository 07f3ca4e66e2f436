import type { LiveEntry } from '@leserkonto/publisher-wire/content'
import type { Customer, DeletedAccountBody, Seat, UnsubscriptionBody } from '@leserkonto/publisher-wire/crm'
import { customers } from './customers.ts'
import { seats } from './seats.ts'
import { type SubscriptionRow, subscriptions } from './subscriptions.ts'

/** What was last said about a list of an address. */
export type Consent =
  | { state: 'subscribed'; at: string }
  | ({ state: 'unsubscribed'; at: string } & Pick<UnsubscriptionBody, 'reason' | 'reason_text'>)

/** Everything that a call can change. Plain data, so that a session's copy is one structuredClone. */
export type Seed = {
  customers: Map<string, Customer>
  subscriptions: SubscriptionRow[]
  /** By subscription id. */
  seats: Map<string, Seat[]>
  /** Last numbers given out: ids are counted, never random. */
  counts: { seat: number; optin: number; unsubscription: number; cancellation: number; event: number }
  /** Last event number per gp_number. */
  eventSeq: Map<string, number>
  /** What was last said about each list of an address, by address and list. */
  consents: Map<string, Map<string, Consent>>
  /** Why readers have deleted accounts, oldest first. */
  deletions: DeletedAccountBody[]
  /** What the newsroom has done to articles since, by id. */
  articles: Map<string, { headline?: string; withdrawn?: boolean; teaserImage?: string; live?: LiveEntry[] }>
}

/** The rows every data set starts from; never changed. */
export const seed: Readonly<Seed> = {
  customers: new Map(customers.map((customer) => [customer.gp_number, customer])),
  subscriptions,
  seats,
  counts: { seat: [...seats.values()].flat().length, optin: 0, unsubscription: 0, cancellation: 0, event: 0 },
  eventSeq: new Map(),
  consents: new Map(),
  deletions: [],
  articles: new Map(),
}
