import { sessionKey } from '../../session-key.ts'

/** Access token of the reader who is signed in at this origin; undefined without a session. */
export function sessionToken(): string | undefined {
  try {
    const { access_token: token, logged_in: flag } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    return flag === true && typeof token === 'string' ? token : undefined
  } catch {
    // Storage is switched off, or the value was not written by us.
    return undefined
  }
}

/** Makes the link in the head that of the profile for signed-in readers; the page from the server is the same for everybody. */
export function showAccount(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-account]')
  const link = place?.querySelector('a')
  if (!place || !link) return
  link.textContent = place.dataset.account ?? ''
  link.href = place.dataset.profile ?? ''
}
