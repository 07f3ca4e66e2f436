/** Origins a deployment adds to its own; empty strings are left out. */
export type PolicyOrigins = {
  /** Where the API answers, when not on the page's own origin. */
  readonly api?: string | undefined
  /** Where pictures of readers and articles lie, when not on the page's own origin. */
  readonly images?: readonly string[]
  /** The bundler's server, in development only. */
  readonly devServer?: string | undefined
}

/** Pages that carry a policy. */
export type PageKind = 'account'

/**
 * The content security policy of a page: nothing but its own files and what carries the nonce. Mantine writes one
 * style element, so styles take the nonce too; no style attribute passes. Source: house.md §4 "strict CSP".
 */
export function contentSecurityPolicy(kind: PageKind, nonce: string, origins: PolicyOrigins = {}): string {
  const styles: Record<PageKind, string> = { account: `'nonce-${nonce}'` }
  const dev = origins.devServer
  const sources: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, dev],
    'style-src': ["'self'", styles[kind], dev],
    'img-src': ["'self'", 'data:', ...(origins.images ?? []), dev],
    'font-src': ["'self'", dev],
    'connect-src': ["'self'", origins.api, dev, dev?.replace(/^http/, 'ws')],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values.filter(Boolean)].join(' '))
    .join('; ')
}
