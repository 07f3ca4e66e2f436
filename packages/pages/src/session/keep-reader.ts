import { fullName } from '@leserkonto/rules'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { initials } from '@leserkonto/ui/initials'
import { sessionKey, sessionOf } from '../session-key.ts'
import { sessionToken } from './kept-session.ts'

/** What `GET /userinfo` says for the head. */
export type HeadReader = {
  readonly given_name: string | null
  readonly family_name: string | null
  readonly profile_picture: string | null
}

/**
 * Keeps beside the token whom the head names, so that name and session go together; of a token that is not the stored one any
 * more nothing is kept. Source: docs/spec/account.md#login-state.
 */
export function keepReader(
  token: string,
  { given_name, family_name, profile_picture: picture }: HeadReader,
): void {
  if (sessionToken() !== token) return
  const [givenName, familyName] = [given_name ?? '', family_name ?? '']
  const reader = {
    name: fullName({ givenName, familyName }),
    letters: initials(givenName, familyName),
    picture,
  }
  safeStorage(() => localStorage).write(sessionKey, sessionOf(token, reader))
}
