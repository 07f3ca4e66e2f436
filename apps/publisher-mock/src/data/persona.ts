/** Someone a tester can be: the account service's seed makes the accounts, this process the customers. */
export type Persona = {
  key: string
  email: string
  /** null without an account. */
  password: string | null
  /** none: known to the publisher or to the newsletters only. */
  accountState: 'active' | 'blocked' | 'pending' | 'none'
  /** Fixed UUID of the account; null without one. */
  accountId: string | null
  /** Customer number; linked to the account, if there is one. */
  gpNumber: string | null
  givenName: string | null
  familyName: string | null
  gender: 'male' | 'female' | 'divers' | null
  customerType: 'private' | 'company'
  companyName?: string
  address: PersonaAddress
  /** German, one line, for the README and the testers' inbox. */
  description: string
  /** The newsletter user's rows. */
  newsletters: PersonaNewsletter[]
  /** Fixed activation token, 43 characters like a real one; for `pending`. */
  activationToken?: string
  /** Token of a link that was replaced by a later one. */
  expiredActivationToken?: string
  /** The new address of an e-mail change not confirmed yet. */
  pendingEmail?: string
}

/** Address of a persona, and of the customer if there is one. */
export type PersonaAddress = {
  street: string
  housenumber: string
  postcode: string
  city: string
  country: string
}

/** A newsletter user's row; suppressed: was confirmed, then the mailbox bounced for good. */
export type PersonaNewsletter = {
  newsletterId: string
  state: 'confirmed' | 'mail_sent' | 'unsubscribed' | 'suppressed'
}

/** The password of every persona with an account. */
export const personaPassword = 'Lese-Test-2024'

const musterstadt: PersonaAddress = {
  street: 'Musterstraße',
  housenumber: '12',
  postcode: '12345',
  city: 'Musterstadt',
  country: 'DE',
}

type Given = Partial<Omit<Persona, 'accountId' | 'password'>> & {
  key: string
  description: string
  /** The account's number among the personas; none without an account. */
  account?: number
}

const accountIdOf = (account: number) => `00000000-0000-4000-8000-${String(account).padStart(12, '0')}`

/** A persona with the usual values: private, active, with the address of the examples. */
export const persona = ({ account, ...given }: Given): Persona => ({
  email: given.key.includes('@') ? given.key : `${given.key}@example.test`,
  accountState: account === undefined ? 'none' : 'active',
  gpNumber: null,
  givenName: null,
  familyName: null,
  gender: null,
  customerType: 'private',
  address: musterstadt,
  newsletters: [],
  ...given,
  password: account === undefined ? null : personaPassword,
  accountId: account === undefined ? null : accountIdOf(account),
})
