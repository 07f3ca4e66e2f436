import { type KeptReader, sessionKey } from '../session-key.ts'

type KeptSession = { readonly token?: string; readonly reader?: KeptReader | undefined }

/** The session of the reader who is signed in at this origin, with what is known of them; empty without one. */
export function keptSession(): KeptSession {
  try {
    const {
      access_token: token,
      logged_in: flag,
      reader,
    } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    return flag === true && typeof token === 'string' ? { token, reader } : {}
  } catch {
    // Storage is switched off, or the value was not written by us.
    return {}
  }
}

/** Access token of the reader who is signed in at this origin; undefined without a session. */
export const sessionToken = (): string | undefined => keptSession().token
