import type { Edition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { latestSection, type PortalSection, portalSections } from '@leserkonto/texts'
import { type LegalName, legalDocumentAt } from './legal-documents.ts'

/** A page of the portal, as its address names it. */
export type PortalRoute =
  | { readonly page: 'overview' }
  | { readonly page: 'section'; readonly section: PortalSection | typeof latestSection }
  | { readonly page: 'article'; readonly id: string }
  /** The path is how articles name their author. */
  | { readonly page: 'author'; readonly path: string }
  | { readonly page: 'myNews' }
  | { readonly page: 'premium' }
  | { readonly page: 'legal'; readonly document: LegalName }

/**
 * The portal's page under a path, or undefined. `/na` before it, letters of the other case and a last slash do not count.
 * The sign-on edition has neither sections nor articles.
 */
export function portalRouteAt(path: string, edition: Edition): PortalRoute | undefined {
  const plain = canonicalPath(path)
  if (plain === addresses.overview) return { page: 'overview' }
  const document = legalDocumentAt(plain, edition)
  if (document) return { page: 'legal', document }
  if (edition.shortcut === 'sso') return undefined
  if (plain === addresses.myNews) return edition.disableMyNews ? undefined : { page: 'myNews' }
  if (plain === addresses.premiumNewsletters) return { page: 'premium' }
  const [, kind, name] = /^\/(rubrik|artikel|autoren)\/([a-z0-9-]{1,100})$/.exec(plain) ?? []
  if (kind === 'artikel' && name) return { page: 'article', id: name }
  if (kind === 'autoren') return { page: 'author', path: plain }
  const section = [...portalSections, latestSection].find(({ slug }) => kind === 'rubrik' && slug === name)
  return section && { page: 'section', section }
}

/** The one path of a page among those that lead to it. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/na(?=\/)/, '')
    .replace(/(?<=.)\/$/, '')
