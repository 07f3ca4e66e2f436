const profile = '/service/profil'
const login = `${profile}/loginRegister`
const shared = `${profile}/shared-subscriptions`
const newsletter = '/service/newsletter'

/**
 * Every page with a fixed path: those of the account area and of the newsletters, and the portal's own. Mails, portal,
 * account area and API take them from here. Source: docs/spec/account.md#routes.
 */
export const addresses = {
  root: '/',
  overview: '/overview',
  myNews: '/meine-nachrichten',
  premiumNewsletters: '/premium-newsletter',

  /** The overview of the account; behind each of its cards is a page. */
  profile,
  personal: `${profile}/persoenlich`,
  plans: `${profile}/abo`,
  /** Topics and marked articles, as opposed to the news made of them. */
  news: `${profile}/nachrichten`,
  /** Articles that the reader has given away. */
  gifts: `${profile}/geschenke`,
  /** What a new reader may set up at once, or leave. */
  welcome: `${profile}/willkommen`,
  ownData: `${profile}/daten`,
  /** Which push messages a reader gets, and in which browsers. */
  push: `${profile}/push`,
  profileEdit: `${profile}/edit`,
  profileDelete: `${profile}/delete`,
  /** Login and registration; behind it stands which of the two, or what has been done. */
  login,
  loginTab: `${login}/login`,
  register: `${login}/register`,
  /** Where a code that came by mail is entered. */
  loginCode: `${login}/code`,
  activate: `${profile}/account/activate`,
  requestDoiEmail: `${profile}/requestdoiemail`,
  emailConfirmation: `${profile}/emailConfirmation`,
  /** Where the owner of the former mailbox takes the account back after a change of address. */
  takeBack: `${profile}/konto-zurueckholen`,
  /** How the reader signs in, and where. */
  security: `${profile}/sicherheit`,
  passwordRequest: `${profile}/password/request`,
  passwordReset: `${profile}/password/reset`,
  passwordUpdate: `${profile}/password/update`,
  messageBox: `${profile}/messageBox`,
  linkSubscription: `${profile}/linkSubscription`,
  requestAccessData: `${profile}/requestAccessData`,
  multiuser: `${profile}/multiuser`,
  sharedSubscriptions: shared,
  invitation: `${shared}/invite`,
  sharedSuccess: `${shared}/successMessage`,
  /** Behind "Das war ich nicht" in our mails. */
  notMe: `${profile}/nicht-ich`,
  /** Where a reader agrees to sign in at a partner; behind it stands which sign-in. */
  partnerSignIn: `${profile}/anmelden-bei`,
  /** Where the code of a device is typed. */
  partnerDevice: '/service/geraet',
  /** Reachable from every page without a login. Source: docs/spec/flows.md#cancellation-button. */
  cancellation: '/kuendigung',
  /** Reachable from every page without a login. Source: docs/spec/flows.md#withdrawal-button. */
  withdrawal: '/widerruf',
  /** Where an address asks what is stored of it, is told to look at its mail, and reads it. */
  dataRequest: '/datenauskunft',
  dataSent: '/datenauskunft/unterwegs',
  heldData: '/datenauskunft/ansehen',

  /** Signs a browser on or in: the server answers with where it leads. Source: docs/spec/contract.md#sign-on. */
  signOn: '/sign-on',
  signOnTo: '/sign-on/to',
  signOnPass: '/sign-on/pass',
  signOnKeep: '/sign-on/keep',
  signOnKept: '/sign-on/kept',

  newsletter,
  newsletterOptIn: `${newsletter}/doi`,
  newsletterUnsubscribe: `${newsletter}/abmeldung`,
} as const

/** Answers to readers' questions. By itself, since only the portal knows it: the account area loads the table above. */
export const helpAddress = '/hilfe'

/** The choice of a contract that is not in the list. */
export const otherPlan = 'other'

/** Where a declaration that was sent by a form is confirmed. */
export const receivedAddress = (form: string): string => `${form}/eingegangen`

/** The page of one of the portal's sections. */
export const sectionAddress = (slug: string): string => `/rubrik/${slug}`

/** An address with a query, in the order given. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** Where a reader signs in who wants to go on to an address: at once, if the browser is signed on. */
export const signOnFor = (wanted: string): string => withQuery(addresses.signOn, { return_url: wanted })

/** The same at another edition, for a page of its own. */
export function signOnAt(wanted: string): string {
  const { origin, pathname, search, hash } = new URL(wanted)
  return origin + signOnFor(pathname + search + hash)
}

/** The way to another edition, where a reader who is signed in here arrives signed in. */
export const signOnTo = (edition: string): string => `${addresses.signOnTo}/${edition}`

/** Prefix of every path of a visit. Source: docs/spec/account.md#route-prefixes. */
export type PathPrefix = '' | '/na'

/** The prefix of an address; what it leads to keeps it. */
export const prefixOf = (address: string): PathPrefix => (/^\/na(\/|$)/i.test(address) ? '/na' : '')

/** The login that leads back to a wanted address. Source: docs/spec/account.md#route-guard. */
export const loginFor = (wanted: string): string => withQuery(addresses.login, { redirectFrom: wanted })
