import type { Auth, Contract, Input, Operation, Output } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { LimitName } from '@leserkonto/rules'
import type { Deps } from './deps.ts'
import type { SessionRow } from './store/sessions.ts'

/** The subjects a limit can count; the network always stands in the call itself. */
export type LimitSubjects = { account?: string; email?: string; subject?: string }

/** Limits of this call, as a story takes them beyond the one its operation names. */
export type CallLimits = {
  /** Counts one take; throws RATE_LIMITED with Retry-After when a window is full. */
  take: (name: LimitName, subjects?: LimitSubjects) => Promise<void>
  /** Counts one take and answers whether it was within the limit: for silent limits. */
  allows: (name: LimitName, subjects?: LimitSubjects) => Promise<boolean>
  /** Gives a take back. */
  giveBack: (name: LimitName, subjects?: LimitSubjects) => Promise<void>
}

/** Cookies the service writes. */
export type CookieName = 'device' | 'userData'

/** Everything a story works with besides its input. */
export type Call = Deps & {
  /** The service's time, the same throughout the call. */
  now: Date
  /** Milliseconds until the answer is to leave, some in any case: what else keeps it waiting waits no longer. */
  leftMs: () => number
  requestId: string
  /** IPv4 address or IPv6 /64 of the caller. */
  network: string
  ip: string
  userAgent: string
  /** The session the caller proved, if any. */
  reader: SessionRow | undefined
  /** A one-time hand-over token, where the operation takes one in the place of a session. */
  handOverToken: string | undefined
  /** Secret of the browser's device cookie, if it sent one. */
  deviceSecret: string | undefined
  limits: CallLimits
  setCookie: (name: CookieName, value: string) => void
  /** The edition named, else the one of the request's host, else the sign-on edition; throws EDITION_UNKNOWN. */
  edition: (shortcut: string | undefined) => ServedEdition
}

/** The call of an operation: where a session is needed, its reader is there. */
export type CallOf<A extends Auth> = A extends 'reader' ? Call & { reader: SessionRow } : Call

/** The story of an operation. */
export type Story<O extends Operation> = (input: Input<O>, call: CallOf<O['auth']>) => Promise<Output<O>>

/** A story for every operation of a contract; a missing or wrongly typed one does not compile. */
export type Stories<C extends Contract> = { [S in keyof C]: StoriesOf<C[S]> }

/** The stories of one slice. */
export type StoriesOf<S extends Readonly<Record<string, Operation>>> = { [N in keyof S]: Story<S[N]> }
