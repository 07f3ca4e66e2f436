import { refusal } from './refusal.ts'

/** The group's editions; sso is the sign-on edition, which has no portal. */
const editions = ['az', 'rt', 'ht', 'sso'] as const
export type EditionShortcut = (typeof editions)[number]

/** The edition of a query; 422 without one, 404 for an unknown one. */
export const knownEdition = (name: string | undefined): EditionShortcut => {
  if (!name) throw refusal(422, 'VALIDATION_FAILED', 'Not usable: edition.')
  const edition = editions.find((known) => known === name)
  if (!edition) throw refusal(404, 'EDITION_UNKNOWN', 'This edition is not known.')
  return edition
}
