import { portalFirstScriptHash } from './portal/document/portal-first-script.ts'

/** Origins a deployment adds to its own; empty strings are left out. */
export type PolicyOrigins = {
  /** Where the API answers, when not on the page's own origin. */
  readonly api?: string | undefined
  /** Where pictures of readers and articles lie, when not on the page's own origin. */
  readonly images?: readonly string[]
  /** The bundler's server, in development only. */
  readonly devServer?: string | undefined
}

/** Source: @leserkonto/ui/browser/tag-manager, whose Trusted Types policy has the name below. */
const tagManagerOrigin = 'https://www.googletagmanager.com'

/** Pages that carry a policy: the account's, with the nonce of one answer, and the portal's, which may be kept by caches. */
export type PageKind =
  | { readonly kind: 'account'; readonly nonce: string }
  | {
      readonly kind: 'portal'
      /** Hashes of the style elements, as the policy writes them: `sha256-…`. */
      readonly styleHashes: readonly string[]
      /** The edition measures with a tag manager, for readers who agree. */
      readonly measures: boolean
    }

/**
 * The content security policy of a page: nothing but its own files and what carries the nonce or has the hash. Mantine
 * writes one style element, so account pages' styles take the nonce too; no style attribute passes. A portal page has
 * one script element, the same on each, and none of its scripts may turn a string into markup.
 * Source: docs/spec/security.md#content-security-policy.
 */
export function contentSecurityPolicy(page: PageKind, origins: PolicyOrigins = {}): string {
  const isAccount = page.kind === 'account'
  const dev = origins.devServer
  const tags = page.kind === 'portal' && page.measures ? tagManagerOrigin : undefined
  const sources: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", isAccount ? `'nonce-${page.nonce}'` : `'${portalFirstScriptHash}'`, tags, dev],
    'style-src': isAccount
      ? ["'self'", `'nonce-${page.nonce}'`, dev]
      : page.styleHashes.map((hash) => `'${hash}'`),
    'img-src': ["'self'", 'data:', ...(origins.images ?? []), tags, dev],
    'font-src': ["'self'", dev],
    'media-src': isAccount ? [] : ["'self'"],
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
