import { inputLimits } from './limits/limits.ts'
import { isUsername } from './names.ts'

/**
 * A username for who has none, made of the names as they are: `Anna-Maria.ONeill`. Blanks become hyphens, what usernames do not
 * allow falls away; empty where nothing is left. Source: docs/spec/account.md#profile-edit-page.
 */
export function proposedUsername(givenName: string, familyName: string): string {
  const parts = [givenName, familyName].map((name) =>
    [...name.normalize('NFC').trim().replace(/\s+/gu, '-')].filter(isUsername).join(''),
  )
  const proposal = parts.filter((part) => /\p{L}/u.test(part)).join('.')
  return [...proposal].slice(0, inputLimits.usernameChars).join('')
}
