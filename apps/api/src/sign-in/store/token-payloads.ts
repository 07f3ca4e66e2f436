import type { TokenPurpose } from '@leserkonto/rules'

/** Which page waits for a mail's answer, by the hash of its mark. */
type Awaited = { markHash?: string }

/** What "Das war ich nicht" takes back: the id of a row in a column of the token, and the rest in its payload. */
export type NotMe =
  | { newsletterUserId: string; payload: { matter: 'newsletters'; newsletterIds: string[] } }
  | { pendingRegistrationId: string; payload: { matter: 'registration' } }
  | { emailKey: string; payload: { matter: 'registrations' } }
  | { emailChangeId: string; emailKey: string; payload: { matter: 'email_change' } }
  | { accountId: string; payload: { matter: 'link'; gpNumber: string } }
  | { accountId: string; emailKey: string; payload: { matter: 'device' | 'passkey' } }
  | { invitationId: string; payload: { matter: 'invitation' } }

/** The address as it was written, in whose name the mail went, what that mailbox had agreed to, and the personal data to return to. */
export type FormerPayload = {
  email: string
  edition: string
  newsletterIds: string[]
  person?: Record<'givenName' | 'familyName' | 'username' | 'gender' | 'companyName', string | null> & {
    customerType: string
    /** An ISO instant. */
    birthDate: string | null
  }
}

/** What an opt-in token confirms: exactly the lists its mail named. */
export type OptInPayload = Awaited & {
  edition: string
  newsletterIds: string[]
  textVersion: string
  /** Absent where no mail asked for it. */
  mailId?: string
  returnUrl?: string
  /** It takes an unsubscription back: the lists have been left. */
  bringsBack?: true
}

/** A session, the sign-on of the browser that holds the cookie whose hash is `state`, or a session of a house that has moved in. */
export type HandOverPayload = { edition: string } & (
  | { sessionId: string }
  | { signOnId: string; state: string }
  | { moved: true }
)

type Payloads = {
  activation: { resend: boolean; newsletterIds: string[]; mailId?: string }
  /** Where the link went, in whose name, where the way leads, and which page waits. */
  password_reset: Awaited & { email: string; edition: string; returnUrl?: string }
  email_change: Awaited | null
  take_back: FormerPayload
  invitation: null
  newsletter_doi: OptInPayload
  /** It is invalid as soon as its newsletter user has a higher epoch. */
  newsletter_edit: { epoch: number }
  not_me: NotMe['payload']
  token_sso: HandOverPayload
  sign_on_keep: { edition: string; sessionId: string }
  /** The mailbox that a code has proven, and the mail that proved it. */
  login_register: { email: string; edition: string; mailId: string | null }
}

/** What a token of each purpose remembers: read as what it was written as. */
export type TokenPayloads = {
  [Purpose in TokenPurpose]: Purpose extends keyof Payloads ? Payloads[Purpose] : null
}
