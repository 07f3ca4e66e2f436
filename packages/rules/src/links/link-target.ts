/** Where a link leads: inside the page's own host, away from it, or nowhere. */
export type LinkTarget = { readonly kind: 'internal' | 'external' | 'none'; readonly href: string }

/** How to read a target. */
export type LinkTargetOptions = {
  /** Host of the page with its port, as `location.host`; without it only relative targets are internal. */
  readonly host?: string | undefined
  /** Read 'www' literally: any target that starts with these letters is external, also 'wwwseite'. */
  readonly strictWww?: boolean | undefined
}

// A path of plain signs and without dots to resolve: reading it as an address would change nothing, and cost ten times
// as much as the rest of a link.
const plainPath = /^(?:\/[\w-]+(?:\.\w+)?)+$/

const nowhere: LinkTarget = { kind: 'none', href: '#' }
const noHost = 'page.invalid'

/**
 * Internal is a relative path or a target on the page's own host, reduced to path, query and fragment; mail, phone and
 * www targets and other hosts are external; a missing target, or one that would run code, is '#'.
 * Source: docs/spec/presentation.md#link-targets.
 */
export function linkTarget(
  target: string | null | undefined,
  { host = noHost, strictWww = false }: LinkTargetOptions = {},
): LinkTarget {
  if (target && plainPath.test(target)) return { kind: 'internal', href: target }
  const typed = typedText(target)
  if (!typed) return nowhere
  if ((strictWww ? /^www/i : /^www\./i).test(typed)) return { kind: 'external', href: `https://${typed}` }
  const url = parsed(typed, host)
  if (url === undefined) return nowhere
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'external', href: typed }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return nowhere
  if (url.host !== host.toLowerCase()) return { kind: 'external', href: url.href }
  return { kind: 'internal', href: isRelativeToPage(typed) ? typed : ownPath(url) }
}

/**
 * An address from data that may be used in a page: https, or a path of the page's own host; undefined for anything
 * else. Source: docs/spec/account.md#plain-text.
 */
export function safeLink(target: string | null | undefined): string | undefined {
  const typed = typedText(target)
  const url = parsed(typed, noHost)
  if (url?.protocol !== 'https:') return undefined
  if (url.host !== noHost) return /^https:\/\//i.test(typed) ? url.href : undefined
  return typed.startsWith('/') ? ownPath(url) : undefined
}

// Browsers drop these characters before they read the scheme: 'java\nscript:' is 'javascript:'. Editorial data may hold
// what is no text.
const typedText = (target: unknown): string =>
  typeof target === 'string' ? target.replace(/[\t\n\r]/g, '').trim() : ''

// '#absatz', '?seite=2' and 'bild.html' mean something only beside the page's own address, which stays unknown here.
const isRelativeToPage = (typed: string): boolean => !/^(?:[/\\]|[a-z][a-z\d+.-]*:)/i.test(typed)

// 'https://own.example//other.example' has the path '//other.example', which alone would name another host.
const ownPath = ({ pathname, search, hash }: URL): string => pathname.replace(/^\/+/, '/') + search + hash

function parsed(typed: string, host: string): URL | undefined {
  try {
    return new URL(typed, `https://${host}/`)
  } catch {
    return undefined
  }
}
