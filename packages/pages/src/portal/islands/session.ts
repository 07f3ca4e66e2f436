// The key of account/session/session-store.ts in apps/web, whose code would weigh more than all of this.
const sessionKey = 'leserkonto.session'

/** Token of who is signed in at this origin; undefined for everybody else. */
export function sessionToken(): string | undefined {
  try {
    const { access_token: token, logged_in: flag } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    return flag === true && typeof token === 'string' ? token : undefined
  } catch {
    // Storage is switched off, or what lies there is none of ours.
    return undefined
  }
}
