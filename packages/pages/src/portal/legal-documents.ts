import type { Edition } from '@leserkonto/editions'

const names = ['imprint', 'privacy', 'terms', 'disclaimer', 'accessibility'] as const

/** A page the law asks for. */
export type LegalName = (typeof names)[number]

/** The page the law asks for under a path, as the edition's configuration places it. */
export const legalDocumentAt = (path: string, { links }: Pick<Edition, 'links'>): LegalName | undefined =>
  names.find((name) => links[name] === path)
