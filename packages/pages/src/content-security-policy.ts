import { portalFirstScriptHash } from './portal/document/portal-first-script.ts'

/** Origins a deployment adds to its own; empty strings are left out. */
export type PolicyOrigins = {
  /** Where the API answers, when not on the page's own origin. */
  readonly api?: string | undefined
  /** Where pictures of readers come from, when not from the page's own origin. */
  readonly images?: readonly string[]
  /** The edition's hosts of pictures and videos of articles. */
  readonly media?: readonly string[]
  /** What the edition's articles may show in a frame, after a press. */
  readonly frames?: readonly string[]
  /** The bundler's server, in development only. */
  readonly devServer?: string | undefined
}

/** Source: @leserkonto/ui/browser/tag-manager, whose Trusted Types policy has the name below. */
const tagManagerOrigin = 'https://www.googletagmanager.com'

/** Pages with a policy: the account's has the nonce of one answer; caches may keep the portal's, so it has hashes. */
export type PageKind =
  | { readonly kind: 'account'; readonly nonce: string; readonly measures: boolean }
  | {
      readonly kind: 'portal'
      /** Hashes of the style elements, as the policy writes them: `sha256-…`. */
      readonly styleHashes: readonly string[]
      /** The edition has a tag manager, for readers who agree to measuring. */
      readonly measures: boolean
    }

/**
 * The content security policy of a page: it allows its own files and elements with the nonce or the hash, and no style
 * attribute. Mantine writes one style element, so the nonce also counts for styles of account pages. A portal page has
 * one script element, the same on each page, and its scripts cannot turn a string into markup (Trusted Types).
 * Source: docs/spec/security.md#content-security-policy.
 */
export function contentSecurityPolicy(page: PageKind, origins: PolicyOrigins = {}): string {
  const isAccount = page.kind === 'account'
  const { devServer: dev, media = [], frames = [] } = origins
  const tags = page.measures ? tagManagerOrigin : undefined
  const sources: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", isAccount ? `'nonce-${page.nonce}'` : `'${portalFirstScriptHash}'`, tags, dev],
    'style-src': isAccount
      ? ["'self'", `'nonce-${page.nonce}'`, dev]
      : page.styleHashes.map((hash) => `'${hash}'`),
    'img-src': ["'self'", 'data:', ...(origins.images ?? []), ...media, tags, dev],
    'font-src': ["'self'", dev],
    // Of the page about push messages, which iPhones get by their home screen alone.
    'manifest-src': isAccount ? ["'self'"] : [],
    'media-src': isAccount ? [] : ["'self'", ...media],
    'frame-src': isAccount ? [] : frames,
    'connect-src': ["'self'", origins.api, tags, dev, dev?.replace(/^http/, 'ws')],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': isAccount ? [] : ["'script'"],
    'trusted-types': isAccount ? [] : [tags ? 'tag-manager' : "'none'"],
  }
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values.filter(Boolean)])
    .filter(({ length }) => length > 1)
    .map((parts) => parts.join(' '))
    .join('; ')
}
