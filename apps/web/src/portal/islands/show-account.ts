// Source: account/session/session-store.ts, whose code would weigh more than all of this.
const sessionKey = 'leserkonto.session'

/** Gives the link in the head its name for who is signed in; the page itself is the same for everybody. */
export function showAccount(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-account]')
  const link = place?.querySelector('a')
  if (link && isSignedIn()) link.textContent = place?.dataset.account ?? ''
}

function isSignedIn(): boolean {
  try {
    return JSON.parse(localStorage.getItem(sessionKey) ?? '{}').logged_in === true
  } catch {
    // Storage is switched off, or what lies there is none of ours.
    return false
  }
}
