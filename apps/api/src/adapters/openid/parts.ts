import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeyRing } from '../key-ring.ts'
import type { PartnerClient } from './clients.ts'
import type { OpenIdStore } from './storage.ts'

/** What a partner wants to know about a reader, as it asked. */
export type PartnerRequest = {
  client: PartnerClient
  scopes: readonly string[]
  /** The reader must have signed in after this; undefined when any running session will do. */
  freshSince: Date | undefined
  /** The partner wants its reader to be asked, whatever was allowed before. */
  asksAgain: boolean
  /** The reader chooses the account, unless they have signed in after this; undefined when the running session will do. */
  choosesSince: Date | undefined
  /** The address that the partner thinks its reader has; undefined when it named none that mail can go to. */
  emailHint: string | undefined
}

/** What a reader's yes becomes. */
export type Granted = {
  accountId: string
  /** The reader's own session, with which the provider's ends. */
  readerSession: string
  authTime: Date
  /** The session of the sign-in at the partner. */
  partnerSession: string
}

/** A page of the provider, with the hashes of its style element and of its script, where it has one: `sha256-…`. */
export type OpenIdPage = { html: string; styleHash: string; scriptHash?: string }

/** What the provider works with; the wiring hands it over, so that the adapter knows no store and no operation. */
export type OpenIdParts = {
  /** Issuer, e.g. `https://konto.example/oidc`. */
  issuer: string
  clients: readonly PartnerClient[]
  keys: NonNullable<KeyRing['partners']>
  cookieKey: string
  store: OpenIdStore
  now: () => Date
  /** The refresh token that follows another, the same each time. */
  successor: (refreshToken: string) => string
  /** Who a reader is for the partners of a sector. */
  subject: (accountId: string, sector: string) => string
  /** The claims of a running session for these scopes; undefined when it has ended or its account may not sign in. */
  claims: (
    who: { sessionId: string; accountId: string },
    scopes: readonly string[],
  ) => Promise<Record<string, unknown> | undefined>
  /** Ends the reader's session together with everything of its browser. */
  endBrowser: (who: { sessionId: string; accountId: string }) => Promise<void>
  /** Where people read about the provider: members of its metadata. */
  about: { service_documentation: string; op_policy_uri: string; op_tos_uri: string }
  /** Path of the page where the reader agrees. */
  signInPage: (id: string) => string
  pages: {
    failed: (error: string) => OpenIdPage
    signOutFailed: (error: string) => OpenIdPage
    /** `form` is the library's, with its hidden fields, and is not closed. */
    goesOn: (form: string) => OpenIdPage
    /** `form` is the library's, with the id `op.logoutForm`. */
    signOut: (form: string, partner: string | undefined) => OpenIdPage
    /** `stays`: the reader has chosen to sign out nowhere. */
    signedOut: (partner: string | undefined, stays: boolean) => OpenIdPage
  }
}

/** What one request tells its caller while the library answers it. */
export type Telling = {
  failed: (error: unknown) => void
  /**
   * A partner's server has proven who it is, by its secret or by a token of its own. Answers the seconds it has to wait when
   * it has called too often, and then it is refused.
   */
  proven: (partner: string) => number | undefined
}

/** The OpenID provider: protocol and tokens by the library, storage and readers by us. */
export type OpenId = {
  clients: readonly PartnerClient[]
  issuer: string
  /** Answers a request below the issuer's path. */
  handle: (request: IncomingMessage, response: ServerResponse, tell: Telling) => Promise<void>
  /** What a partner asks in a sign-in under way; undefined when it is over. */
  findRequest: (id: string) => Promise<PartnerRequest | undefined>
  /** The reader agrees; the address that leads back to the partner. */
  allow: (id: string, granted: Granted) => Promise<string | undefined>
  /** The reader does not; the address that leads back. */
  refuse: (id: string) => Promise<string | undefined>
  /** What a device asks that shows this code; undefined when no waiting device does. */
  findDevice: (userCode: string) => Promise<PartnerRequest | undefined>
  /** The reader lets the device in; false when somebody else was faster. */
  allowDevice: (userCode: string, granted: Granted) => Promise<boolean>
  refuseDevice: (userCode: string) => Promise<boolean>
  /** Tells a partner that a sign-in has ended; does nothing where it does not listen. Rejects when it cannot be told. */
  tellSignOut: (ended: { clientId: string; accountId: string; sid: string }) => Promise<void>
}

/** Everything but what is known without the library. */
export type Engine = Omit<OpenId, 'clients' | 'issuer'>
