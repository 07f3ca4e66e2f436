import type { Auth, Contract, Input, Operation, Output } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { PortalRoute, PortalView } from '@leserkonto/pages'
import type { AllowedTargets, LimitName } from '@leserkonto/rules'
import type { ArticleMedia } from './adapters/article-media.ts'
import type { ArticlePictures } from './adapters/article-pictures.ts'
import type { Clock } from './adapters/clock.ts'
import type { Edge } from './adapters/edge.ts'
import type { Emblems } from './adapters/emblems.ts'
import type { Asker } from './adapters/hash-queue.ts'
import type { Ids } from './adapters/ids.ts'
import type { KeptPages } from './adapters/kept-pages.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { Metrics } from './adapters/metrics.ts'
import type { ObjectStore } from './adapters/object-store.ts'
import type { OpenId } from './adapters/openid/parts.ts'
import type { Passkeys } from './adapters/passkeys.ts'
import type { Passwords } from './adapters/passwords.ts'
import type { Pictures } from './adapters/pictures.ts'
import type { Portals } from './adapters/portals.ts'
import type { Publisher } from './adapters/publisher.ts'
import type { Push } from './adapters/push/push.ts'
import type { Secrets } from './adapters/secrets.ts'
import type { SigningKeys } from './adapters/signing-keys.ts'
import type { StaffIssuer } from './adapters/staff/staff-issuer.ts'
import type { StandIn } from './adapters/stand-in.ts'
import type { Webhooks } from './adapters/webhooks.ts'
import type { Config } from './config.ts'
import type { Counter } from './sign-in/store/rate-limits.ts'
import type { Reader } from './sign-in/store/readers.ts'
import type { Db, Pool } from './store/database/db.ts'
import type { Reads } from './store/database/reads.ts'
import type { OutboxEntry } from './store/outbox/outbox.ts'

export type { WebhookEvent } from '@leserkonto/contracts'
export type { PublicPage } from './adapters/kept-pages.ts'
export type { Metrics } from './adapters/metrics.ts'
export type { Granted, PartnerRequest } from './adapters/openid/parts.ts'

/** The parts of the process; wiring.ts creates them. */
export type Deps = {
  config: Config
  db: Db
  pool: Pool
  /** For prepared statements of the most frequent reads. */
  reads: Reads
  clock: Clock
  ids: Ids
  passwords: Passwords
  passkeys: Passkeys
  keys: SigningKeys
  secrets: Secrets
  mailer: Mailer
  emblems: Emblems
  metrics: Metrics
  pictures: Pictures
  articlePictures: ArticlePictures
  articleMedia: ArticleMedia
  objectStore: ObjectStore
  /** Signs readers in to partners. */
  openId: OpenId
  /** Signs the reader service in at its desk; undefined where there is none. */
  staffIssuer: StaffIssuer | undefined
  /** Whose servers identify themselves. */
  portals: Portals
  /** Receivers of events about readers. */
  webhooks: Webhooks
  /** Tells readers' browsers. */
  push: Push
  /** In a call or job: bound to its test header and budget. Rejects with PUBLISHER_UNAVAILABLE. */
  publisher: Publisher
  keptPages: KeptPages
  /** The publisher's stand-in, where tests may steer it. */
  standIn: StandIn
  /** Of the span that runs, if one does: what is put off leads back to it. */
  traceparent: () => string | undefined
  /** Tells this process from others on the same database. */
  processId: string
  /** The cache in front; undefined where none is configured. */
  edge: Edge | undefined
  isCommonPassword: (lowerCased: string) => boolean
  editions: readonly ServedEdition[]
  /** Where readers may be sent: input of safeReturnUrl. */
  returnTargets: AllowedTargets
  /** Tells the relay that something waits in the table (`filled`) or in memory (`handed`). */
  outboxFilled: EventTarget
  /** Outbox entries leased to this process when they were written: its relay does them without reading the table. */
  handedOver: OutboxEntry[]
  /** Does these outbox entries at once; answers those that failed within the time. */
  deliverNow: (entryIds: readonly string[], withinMs: number) => Promise<string[]>
}

/** What code works with at one instant: a call, a job, or a handler after an answer. */
export type Work = Deps & {
  /** The service's time, constant during the work. */
  now: Date
  /** The edition of a stored shortcut; the sign-on edition for one that is no longer served. */
  edition: (shortcut: string) => ServedEdition
}

/** The parts of the work that a function touches. */
export type With<Part extends keyof Work> = Pick<Work, Part>

/** The subjects a limit can count; the network is part of every call. */
export type LimitSubjects = { account?: string; email?: string; subject?: string }

/** Limits of this call, as an operation takes them beyond the one that the contract names. */
export type CallLimits = {
  /** Counts one take; throws RATE_LIMITED with Retry-After when a window is full. */
  take: (name: LimitName, subjects?: LimitSubjects) => Promise<void>
  /** Counts one take and returns whether it was within the limit: for silent limits. */
  allows: (name: LimitName, subjects?: LimitSubjects) => Promise<boolean>
  /**
   * Counts one take of `name` and, where that is within the limit, one of `silent`. Throws RATE_LIMITED where the caller alone
   * has too many of the first, answers whether the networks around it and the second were within their limits.
   */
  takeBoth: (name: LimitName, silent: LimitName, subjects?: LimitSubjects) => Promise<boolean>
  /** Gives a take back. */
  giveBack: (name: LimitName, subjects?: LimitSubjects) => Promise<void>
  /** What takes of these limits have counted up, for a statement that gives them back itself. */
  countersOf: (names: readonly LimitName[], subjects?: LimitSubjects) => Counter[]
}

/** Cookies the service writes or reads. */
export type CookieName =
  | 'device'
  | 'userData'
  | 'known'
  | 'signOn'
  | 'signOnState'
  | 'signOnToken'
  | 'signedOn'
  | 'declared'
  | 'dataLink'
  | 'dataAsked'
  | 'desk'
  | 'deskState'

/** Everything an operation works with besides its input. */
export type Call = Work & {
  /** The edition the caller names, else the one of the request's host; throws EDITION_UNKNOWN. */
  askedEdition: (shortcut: string | undefined) => ServedEdition
  /** Milliseconds until the answer should be sent, never 0: work that takes longer is not waited for. */
  leftMs: () => number
  requestId: string
  /** For whom passwords are hashed: the networks of the caller, known if a session was proven. */
  asker: Asker
  ip: string
  userAgent: string
  /** The caller, if a session was proven; as the database had it when the request came. */
  reader: Reader | undefined
  /** A one-time hand-over token, if the operation takes one instead of a session. */
  handOverToken: string | undefined
  /** Secret of the browser's device cookie, if it sent one. */
  deviceSecret: string | undefined
  /** The browser's cookies that a hand-over of the sign-on can be bound to: one, or more by older ones of the name. */
  signOnStates: readonly string[]
  /** Whether the sign-in at a partner with this id began in this browser. */
  beganSignIn: (id: string) => boolean
  limits: CallLimits
  setCookie: (name: CookieName, value: string) => void
  forgetCookie: (name: CookieName) => void
}

/** The call of an operation; if that needs a session, `reader` is set. */
export type CallOf<A extends Auth> = A extends 'reader' ? Call & { reader: Reader } : Call

/** What the service does for an entry of the contract. */
export type OperationOf<O extends Operation> = (
  input: Input<O>,
  call: CallOf<O['auth']>,
) => Promise<Output<O>>

/** One for every entry of a contract; a missing or wrongly typed one does not compile. */
export type Operations<C extends Contract> = { [S in keyof C]: OperationsOf<C[S]> }

/** Those of one part of the contract. */
export type OperationsOf<S extends Readonly<Record<string, Operation>>> = {
  [N in keyof S]: OperationOf<S[N]>
}

/** What a browser is led through at the sign-on edition; no operations, since nobody calls them but by navigating. */
export type SignOnOperations = {
  /**
   * Redeems a token of `session.keepSignOn` that a page of this edition brought. `secrets` are those of the cookie, of which
   * the first counts that is known; answers the new one, undefined where every token is dead.
   */
  keep: (
    kept: { tokens: readonly string[]; edition: ServedEdition; secrets: readonly string[] },
    work: Work,
  ) => Promise<string | undefined>
  /** A hand-over token for this edition, bound to a state; undefined for a browser that is not signed on. */
  pass: (
    asked: { secrets: readonly string[]; edition: ServedEdition; state: string },
    work: Work,
  ) => Promise<string | undefined>
}

/** Who asks for a page of the portal, and where. */
export type PageAsked = {
  edition: ServedEdition
  /** Where a section goes on; as the address gives it. */
  cursor: string | undefined
  /** The browser's cookie that names its last declaration. */
  declared: string | undefined
  /** The browser's cookie with the token of a link to what is stored of an address. */
  dataToken: string | undefined
  /** The browser's cookie with the address it has asked such a link for. */
  dataAsked: string | undefined
  /** Whether somebody reads the page, and does not only ask whether it is there (HEAD). */
  isRead: boolean
  /** Whether a program says of itself that it asks. */
  isProgram: boolean
  /** The session behind the request's cookie; undefined for a stranger. */
  findReader: () => Promise<Reader | undefined>
}

/** What a page shows. */
export type PageShown = {
  view: PortalView
  /** Whether it depends on who reads: a page for a stranger then is one for strangers only. */
  asksReader: boolean
  /** What it is about, by pageKeys of @leserkonto/rules. */
  keys: readonly string[]
}

/** What the portal shows, by address. */
export type PortalOperations = {
  /** Whether a page is written for its reader whatever it shows: nobody may keep it, not even a stranger's. */
  isPersonal: (route: PortalRoute | undefined) => boolean
  /** Without a route: the page that says there is none. */
  showPage: (route: PortalRoute | undefined, asked: PageAsked, work: Work) => Promise<PageShown>
  /** The headline of the locked article at a path, for who signs in to read it; undefined where nobody says it at once. */
  headlineAt: (path: string, edition: ServedEdition, work: Work) => Promise<string | undefined>
  robots: WriteFile
  feed: WriteFile
  sitemap: WriteFile
}

/** The text of a file of an edition. */
type WriteFile = (edition: ServedEdition, work: Work) => Promise<string>
