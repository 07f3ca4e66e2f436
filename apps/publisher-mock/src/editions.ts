import { type Edition, isSignOn } from '@leserkonto/editions'
import { refusal } from './refusal.ts'
import type { World } from './world.ts'

/** The edition of a query; 422 without one, 404 for an unknown one. */
export const knownEdition = ({ editions }: World, name: string | undefined): Edition => {
  if (!name) throw refusal(422, 'VALIDATION_FAILED', 'Not usable: edition.')
  const edition = editions.find(({ shortcut }) => shortcut === name)
  if (!edition) throw refusal(404, 'EDITION_UNKNOWN', 'This edition is not known.')
  return edition
}

/** Shortcuts of the editions with news. */
export const portals = ({ editions }: World): string[] =>
  editions.filter((edition) => !isSignOn(edition)).map(({ shortcut }) => shortcut)
