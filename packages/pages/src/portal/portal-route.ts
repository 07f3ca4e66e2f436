import type { Edition } from '@leserkonto/editions'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import {
  addresses,
  helpAddress,
  receivedAddress,
  type SearchWish,
  searchAddress,
  sectionAddress,
} from '@leserkonto/rules'
import { type DeclarationName, latestSection, type PortalSection, portalSections } from '@leserkonto/texts'

const names = ['imprint', 'privacy', 'terms', 'disclaimer', 'accessibility'] as const

/** A page the law demands. */
export type LegalName = (typeof names)[number]

/** The legal page of a path, by the edition's configuration; undefined if there is none. */
const legalDocumentAt = (path: string, { links }: Pick<Edition, 'links'>): LegalName | undefined =>
  names.find((name) => links[name] === path)

/** A page of the portal, as its address names it. */
export type PortalRoute =
  | { readonly page: 'overview' }
  | { readonly page: 'section'; readonly section: PortalSection | typeof latestSection }
  | { readonly page: 'article'; readonly id: string }
  /** The live blog of an article, for its own page. */
  | { readonly page: 'live'; readonly id: string }
  /** An article that somebody has given away; `token` is what the link ends with. */
  | { readonly page: 'gift'; readonly token: string }
  /** `path` as articles name it in their author's address. */
  | { readonly page: 'author'; readonly path: string }
  /** The search; `wish` is what the address asks for. */
  | { readonly page: 'search'; readonly wish?: SearchWish }
  | { readonly page: 'myNews' }
  | { readonly page: 'premium' }
  | { readonly page: 'help' }
  | { readonly page: 'legal'; readonly document: LegalName }
  /** The form of a declaration; `draft` is what a browser has sent of it and was not accepted. */
  | { readonly page: 'declaration'; readonly name: DeclarationName; readonly draft?: DeclarationDraft }
  /** The form by which an address asks what is stored of it. */
  | { readonly page: 'dataRequest'; readonly draft?: DeclarationDraft }
  /** Where the link that was asked for has gone. */
  | { readonly page: 'dataSent' }
  /** What is stored of an address, for who has the link of its mail. */
  | { readonly page: 'heldData' }
  /** What a browser has declared by the form. */
  | { readonly page: 'declared'; readonly name: DeclarationName }

/** A form that was sent and not accepted: all that was typed, what is wrong with which field, and what else is. */
export type DeclarationDraft = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly { readonly field: string; readonly message: string }[]
  readonly failure: string | null
}

/** The portal's page under a canonical path, or undefined. The sign-on edition has neither sections nor articles. */
export function portalRouteAt(path: string, edition: Edition): PortalRoute | undefined {
  if (path === addresses.overview) return { page: 'overview' }
  if (path === helpAddress) return { page: 'help' }
  const document = legalDocumentAt(path, edition)
  if (document) return { page: 'legal', document }
  for (const name of ['cancellation', 'withdrawal'] as const) {
    if (path === addresses[name]) return { page: 'declaration', name }
    if (path === receivedAddress(addresses[name])) return { page: 'declared', name }
  }
  for (const page of ['dataRequest', 'dataSent', 'heldData'] as const)
    if (path === addresses[page]) return { page }
  if (edition.isSignOn) return undefined
  if (path === searchAddress) return edition.search ? { page: 'search' } : undefined
  if (path === addresses.myNews) return edition.disableMyNews ? undefined : { page: 'myNews' }
  if (path === addresses.premiumNewsletters) return { page: 'premium' }
  const [, token] = /^\/geschenk\/([0-9a-z]{1,100})/.exec(path) ?? []
  // Forty characters long; what copying has left behind it does not count.
  if (token) return { page: 'gift', token: token.slice(0, 40) }
  const [, kind, name] = /^\/(rubrik|artikel|autoren)\/([a-z0-9-]{1,100})$/.exec(path) ?? []
  const [, live] = /^\/artikel\/([a-z0-9-]{1,100})\/live$/.exec(path) ?? []
  if (live) return { page: 'live', id: live }
  if (kind === 'artikel' && name) return { page: 'article', id: name }
  if (kind === 'autoren') return { page: 'author', path: path }
  const section = [...portalSections, latestSection].find(({ slug }) => kind === 'rubrik' && slug === name)
  return section && { page: 'section', section }
}

/** The canonical path among those that lead to a page: without `/na` and final slash, in lower case. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/na(?=\/)/, '')
    .replace(/(?<=.)\/$/, '')

/** Path of an article's section; undefined for adverts, which belong to none. */
export function sectionPath({ category }: Pick<ArticleTeaser, 'category'>): string | undefined {
  const section = portalSections.find(({ name }) => name === category)
  return section && sectionAddress(section.slug)
}
