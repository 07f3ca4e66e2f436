declare global {
  interface Window {
    /** Where the tag manager's script finds what was pushed before and after it came. */
    dataLayer?: object[]
  }
}

/** What readers have agreed to, as the site's consent dialog keeps it. */
export type Consent = {
  /** Whether tracking is agreed to at this moment. */
  readonly given: () => boolean
  /** Calls `listener` after each change; the returned function stops that. */
  readonly onChange: (listener: () => void) => () => void
}

export type TagManagerOptions = {
  /** 'GTM-' and capital letters or digits. */
  readonly id: string
  /** The edition's `trackingProductId`; part of every push. */
  readonly trackingProductId: string
  readonly consent: Consent
  /** Nonce of the page's content security policy. */
  readonly nonce?: string | undefined
}

/** Fields of a push. No personal data: neither addresses nor tokens. */
export type TrackingFields = Readonly<Record<string, TrackingValue | Readonly<Record<string, TrackingValue>>>>
export type TrackingValue = string | number | boolean | undefined

/** Pushes to the data layer. Until a reader has answered they wait in the page; a refusal drops them and what follows. */
export type Tracker = {
  /** A view, as event 'content-view'. */
  readonly pageView: (fields: TrackingFields) => void
  /** Anything a reader does, as event 'interaction'. */
  readonly interaction: (fields: TrackingFields) => void
  /** Stops listening to consent; the tag manager's own script stays until the page is left. */
  readonly stop: () => void
}

/**
 * Starts the edition's tag manager: its script is asked for once there is consent, and not before. Throws an error that
 * names the id when it is not a valid one. Source: docs/spec/presentation.md#tag-manager.
 */
export function startTagManager({ id, trackingProductId, consent, nonce }: TagManagerOptions): Tracker {
  const address = scriptAddress(validGtmId(id))
  const waiting: object[] = []
  let loaded = false
  let refused = false

  const flush = () => {
    if (!consent.given()) return
    if (!loaded) insertScript(address, nonce)
    loaded = true
    dataLayer().push(...waiting.splice(0))
  }
  const push = (event: string, fields: TrackingFields) => {
    if (refused) return
    waiting.push({ event, trackingProductId, ...fields })
    flush()
  }
  const onConsentChange = () => {
    refused = !consent.given()
    if (refused) waiting.length = 0
    flush()
  }
  flush()
  return {
    pageView: (fields) => push('content-view', fields),
    interaction: (fields) => push('interaction', fields),
    stop: consent.onChange(onConsentChange),
  }
}

/** 'GTM-' and capital letters or digits. Source: docs/spec/presentation.md#tag-manager. */
function validGtmId(id: string): string {
  if (!/^GTM-[A-Z0-9]+$/.test(id))
    throw new Error(`${JSON.stringify(id)} is not a valid id for the tag manager`)
  return id
}

const scriptAddress = (id: string): string => `https://www.googletagmanager.com/gtm.js?id=${id}`

function dataLayer(): object[] {
  window.dataLayer ??= []
  return window.dataLayer
}

function insertScript(address: string, nonce: string | undefined): void {
  // The tag manager counts from here, in milliseconds since 1970.
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Math.round(performance.timeOrigin + performance.now()) })
  const script = document.createElement('script')
  script.async = true
  if (nonce !== undefined) script.nonce = nonce
  script.src = trusted(address)
  document.head.append(script)
}

type TypedWindow = Window & {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string }
  }
}

// Under Trusted Types a script's address must come from a policy; this one knows a single address.
function trusted(address: string): string {
  const { trustedTypes }: TypedWindow = window // not in lib.dom yet
  const policy = trustedTypes?.createPolicy('tag-manager', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
