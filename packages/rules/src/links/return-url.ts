import { inputLimits } from '../limits/limits.ts'

/** Where a reader may be sent after an action: the publisher group's hosts and this deployment's own origins. */
export type AllowedTargets = {
  /** Domains of every edition; a host passes when it equals one or ends with a dot and one. */
  readonly domains: readonly string[]
  /** Origins the editions are served on, e.g. `http://az.localhost:3000`; only their ports pass, only in development. */
  readonly ownOrigins: readonly string[]
  /** Exactly `local` or `dev`: http and the own ports are allowed on the own hosts. */
  readonly development: boolean
}

// The characters RFC 3986 gives a URL, and the per cent sign. Source: docs/spec/account.md#return-url.
const characters = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/
// Anything that ends a header or a string, or that a browser reads as a slash.
const unsafeDecoded = /[\p{Cc}\\]/u
// A link that signs its reader in to an account: a stranger's, sent on to right after the reader's own login.
const signInToken = /[#&](?:access_token|tokenSSO)=/
// Browsers take `evil.example;.az.example` for a host.
const plainHost = /^[a-z0-9.-]+$/

/**
 * The raw value when a reader may be sent there, else undefined. It is judged as it is, decoded once, and as
 * the URL a browser makes of it; all three must pass, and none carries a sign-in token of its own.
 * Source: docs/spec/account.md#return-url; the token is our choice.
 */
export function safeReturnUrl(raw: string, allowed: AllowedTargets): string | undefined {
  if (raw.length > inputLimits.returnUrlChars || !characters.test(raw)) return undefined
  const decoded = decodedOnce(raw)
  if (decoded === undefined || unsafeDecoded.test(decoded)) return undefined
  if (decoded.includes('#') && signInToken.test(decoded.slice(decoded.indexOf('#')))) return undefined
  return isAllowed(raw, allowed) && isAllowed(decoded, allowed) ? raw : undefined
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function isAllowed(text: string, allowed: AllowedTargets): boolean {
  if (text.startsWith('/')) return isOwnPath(text)
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
  const url = authority === undefined ? undefined : parsed(text)
  if (!authority || !url || !hasPlainPath(url) || !plainHost.test(url.hostname)) return false
  if (url.protocol !== 'https:' && !isOwnHost(url, allowed)) return false
  if (authority.includes('@')) return false
  if (authority.includes(':') && !isOwnOrigin(url, allowed)) return false
  return allowed.domains.some((domain) => isWithin(url.hostname, domain))
}

/** A path of the site itself: `//host` is another site, and `/x/..//host` becomes one once dots are resolved. */
function isOwnPath(text: string): boolean {
  const url = text.startsWith('//') ? undefined : parsed(text, 'https://own.invalid')
  return url !== undefined && url.host === 'own.invalid' && hasPlainPath(url)
}

// Development itself is served over http; the live hosts are not, wherever they are named.
const isOwnHost = ({ hostname }: URL, { ownOrigins, development }: AllowedTargets) =>
  development && ownOrigins.some((origin) => isWithin(hostname, new URL(origin).hostname))

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

const isOwnOrigin = (url: URL, { ownOrigins, development }: AllowedTargets) =>
  development && ownOrigins.includes(url.origin)

const hasPlainPath = (url: URL) => !url.pathname.includes('//')

function parsed(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
