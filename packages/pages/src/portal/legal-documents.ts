import type { Edition } from '@leserkonto/editions'

const names = ['imprint', 'privacy', 'terms', 'disclaimer', 'accessibility'] as const

/** A page the law demands. */
export type LegalName = (typeof names)[number]

/** The legal page of a path, by the edition's configuration; undefined if there is none. */
export const legalDocumentAt = (path: string, { links }: Pick<Edition, 'links'>): LegalName | undefined =>
  names.find((name) => links[name] === path)
