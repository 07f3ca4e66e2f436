import { withQuery } from './addresses.ts'

/** The page that searches. */
export const searchAddress = '/suche'

/** What a search takes; lengths in characters. Source: docs/spec/presentation.md#search. */
export const searchLimits = { shortest: 2, longest: 100, articlesOnPage: 10, pages: 50 } as const

/** What a reader has typed; only what fits is asked for. */
export type SearchWish = {
  /** As the field shows it again. */
  readonly words: string
  readonly state: 'none' | 'short' | 'long' | 'fits'
  /** From 1. */
  readonly page: number
}

/** The wish of an address. Blanks and control characters count as one blank; a page that is none is the first. */
export function searchWish(q: unknown, page: unknown): SearchWish {
  const words = (typeof q === 'string' ? q : '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return {
    words: [...words].slice(0, searchLimits.longest).join(''),
    state: stateOf(words),
    page: pageOf(page),
  }
}

function stateOf(words: string): SearchWish['state'] {
  const { length } = [...words]
  if (length === 0) return 'none'
  if (length > searchLimits.longest) return 'long'
  return (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < searchLimits.shortest ? 'short' : 'fits'
}

function pageOf(given: unknown): number {
  const page = typeof given === 'string' && /^[1-9]\d?$/.test(given) ? Number(given) : 1
  return page > searchLimits.pages ? 1 : page
}

/** The address of a page of results. */
export const searchAddressOf = ({ words, page }: Pick<SearchWish, 'words' | 'page'>): string =>
  words === ''
    ? searchAddress
    : withQuery(searchAddress, { q: words, ...(page > 1 && { seite: String(page) }) })
