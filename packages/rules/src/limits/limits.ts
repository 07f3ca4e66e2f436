/**
 * Every named limit of the service, in one place. Source: docs/spec/contract.md#limits unless a line says otherwise.
 */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * What a limit counts: the caller's network, its account, an address or another subject seen from one network, or one of
 * them alone.
 */
export type LimitKey = 'network' | 'account' | 'address+network' | 'address' | 'subject+network' | 'subject'

/** At most `max` takes per `windowMs`, counted per `key`. */
export type Window = { readonly key: LimitKey; readonly max: number; readonly windowMs: number }

/**
 * What networks that hold many callers may, in shares of one caller: the /56 and the /48 of an IPv6 address, and the /24 of an
 * IPv4 one, which is counted in memory only. A household or an office gets a /56 at most, a hoster's customer a /48.
 * Source: docs/spec/contract.md#networks.
 */
export const networkShares = { v6: { middle: 2, wide: 8 }, v4: { wide: 8 } } as const

/**
 * What takes more or less of the flood limit than a call: a file and a question about permissions cost a tenth; so many
 * bytes of a body, and so many of an answer, as much as one more call. Source: docs/spec/contract.md#networks.
 */
export const floodWeights = {
  file: 0.1,
  bodyBytes: 16 * 1024,
  answerBytes: 128 * 1024,
  mostForBody: 16,
} as const

/**
 * Refusals by the flood limit that a network gets in a second, and how many may wait for theirs; what comes beyond that ends
 * with its connection. Our choice: refusing as fast as somebody asks would cost what the limit saves.
 */
export const refusalPace = { perSecond: 50, mostWaiting: 100 } as const

/** Buckets whose excess is answered with 429 RATE_LIMITED. */
export const limits = {
  /** An office of 200 behind one address must not meet it: see limits.test.ts. */
  flood: [{ key: 'network', max: 3_000, windowMs: minute }],
  /** Calls of a partner's server that has proven who it is: they count as the partner's, not as its network's. */
  partnerFlood: [{ key: 'subject', max: 6_000, windowMs: minute }],
  /** Calls of a portal's server for one reader: they count as the reader's, not as its network's. */
  portalReader: [{ key: 'account', max: 300, windowMs: minute }],
  /** Its calls for nobody. */
  portalFlood: [{ key: 'subject', max: 6_000, windowMs: minute }],
  loginFailure: [
    { key: 'address+network', max: 5, windowMs: 15 * minute },
    { key: 'network', max: 50, windowMs: 15 * minute },
  ],
  /** Beyond this only callers with a known device cookie reach the hash; it is never answered with 429 by itself. */
  loginAddress: [{ key: 'address', max: 50, windowMs: hour }],
  /** More failures than this in a day are told to the owner, once a day. Source: docs/spec/flows.md#sign-in-notices. */
  loginFailureNotice: [{ key: 'subject', max: 10, windowMs: day }],
  mailRequest: [
    { key: 'address+network', max: 5, windowMs: 15 * minute },
    { key: 'network', max: 100, windowMs: hour },
  ],
  /** Declarations of strangers: a customer number counts in one network only, so that nobody uses up those of its owner. */
  declaration: [
    { key: 'address+network', max: 5, windowMs: 15 * minute },
    { key: 'subject+network', max: 10, windowMs: day },
    { key: 'network', max: 60, windowMs: hour },
  ],
  /** Those of a signed-in reader: nobody else in their network uses them up. */
  ownDeclaration: [{ key: 'account', max: 20, windowMs: day }],
  /** Codes to sign in with, asked for. The page's timer follows the first one. */
  loginCode: [
    { key: 'address+network', max: 1, windowMs: minute },
    { key: 'address+network', max: 3, windowMs: hour },
    { key: 'address+network', max: 5, windowMs: day },
    { key: 'network', max: 300, windowMs: hour },
  ],
  guess: [
    { key: 'network', max: 30, windowMs: 15 * minute },
    { key: 'account', max: 5, windowMs: 15 * minute },
  ],
  addressLookup: [{ key: 'account', max: 5, windowMs: hour }],
  emailChange: [{ key: 'account', max: 5, windowMs: hour }],
  /** Each asks the publisher. */
  foundCustomers: [{ key: 'account', max: 60, windowMs: hour }],
  /** Each is a row that lives a minute. */
  handOver: [{ key: 'account', max: 300, windowMs: hour }],
  linkNumber: [
    { key: 'account', max: 10, windowMs: day },
    { key: 'network', max: 50, windowMs: day },
  ],
  linkMiss: [{ key: 'subject', max: 10, windowMs: day }],
  accessData: [{ key: 'network', max: 20, windowMs: hour }],
  accessDataCustomer: [{ key: 'subject', max: 3, windowMs: day }],
  invitation: [{ key: 'account', max: 100, windowMs: day }],
  invitationAddress: [{ key: 'subject', max: 5, windowMs: 30 * day }],
  export: [{ key: 'account', max: 3, windowMs: day }],
  /** Calls of browsers and devices to the OpenID provider: each sign-in that begins there writes a row. */
  partner: [{ key: 'network', max: 2_000, windowMs: hour }],
  /** Each new passkey is a mail. */
  passkey: [{ key: 'account', max: 10, windowMs: day }],
  /** Links to articles, given and taken back. */
  gift: [{ key: 'account', max: 60, windowMs: hour }],
  /** Browsers that are told, or are told otherwise. */
  push: [{ key: 'account', max: 60, windowMs: hour }],
  /** Addresses that a push service has changed: a browser says so by itself, without its reader. */
  pushRenewal: [{ key: 'network', max: 60, windowMs: hour }],
  /** Mail a stranger can cause, per address and kind: silent, the caller sees the same answer. */
  mailKind: [
    { key: 'subject', max: 1, windowMs: minute },
    { key: 'subject', max: 3, windowMs: hour },
    { key: 'subject', max: 5, windowMs: day },
  ],
  mailAll: [{ key: 'subject', max: 12, windowMs: day }],
  /** Receipts of declarations to one mailbox that come singly; the rest of the window is collected. */
  receipt: [{ key: 'subject', max: 3, windowMs: hour }],
} as const satisfies Record<string, readonly Window[]>

/** Name of a limit. */
export type LimitName = keyof typeof limits

/** How long a browser that has declared something by a form can look at it. */
export const declarationLimits = { shownMs: 30 * minute } as const

/** How long the link by which an address reads what is stored of it is good, and where it went is shown after asking. */
export const dataLinkLimits = { lifetimeMs: hour, askedMs: 10 * minute } as const

/**
 * Profile pictures. Source: docs/spec/account.md#profile-picture, docs/spec/security.md#uploads; the side kept is our
 * choice.
 */
export const pictureLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 24_000_000,
  minSidePx: 200,
  sidePx: 512,
  /** An upload that is not in use after this never will be. */
  uploadMs: hour,
} as const

/**
 * Shared plans: members of one that is renewed in time are back without a new invitation
 * (docs/spec/contract.md#end-of-a-plan), and they are
 * told this long before it ends (our choice).
 */
export const sharedPlanLimits = { renewalMs: 30 * day, endingNoticeMs: 7 * day } as const

/** Unproven registrations are purged after this. Source: docs/spec/flows.md#registration-attempts. */
export const pendingRegistrationLifetimeMs = 14 * day

/**
 * A customer number found by address may be linked without another proof for this long.
 * Source: docs/spec/contract.md#linking-a-subscription.
 */
export const linkProofLifetimeMs = 15 * minute

/** Customer numbers of one account. Our choice: more contracts than a household has at one publisher. */
export const maxLinkedNumbers = 5

/** Upper bounds of input, in code points unless the name says otherwise. Source: docs/spec/account.md#fields. */
export const inputLimits = {
  emailChars: 254,
  /** Of what somebody types or pastes as an address, before it is read. */
  emailTypedChars: 1_000,
  emailLocalChars: 64,
  passwordMinChars: 8,
  passwordMaxChars: 128,
  nameChars: 40,
  companyNameChars: 80,
  usernameChars: 80,
  streetChars: 80,
  houseNumberChars: 12,
  cityChars: 80,
  reasonTextChars: 500,
  returnUrlChars: 2_000,
  settingValueBytes: 2 * 1024,
  settingsPerAccount: 100,
  favouritesPerAccount: 500,
  bodyBytes: 64 * 1024,
  /** Names and list entries of a JSON body: the longest list there is has 500 entries of four. */
  bodyMembers: 3_000,
  /** Names in one of its objects: a form has some twenty. Objects of thousands are slow to make and to copy. */
  objectNames: 100,
  bodyDepth: 20,
  formFields: 100,
  batchCalls: 10,
} as const
