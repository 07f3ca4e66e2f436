import { keptSession } from '../../session/kept-session.ts'
import { returnKey } from '../../session-key.ts'

/**
 * Shows in the head the way to the profile and whose it is, or to a stranger the one to the login; the page from the server is
 * mostly the same for everybody. Source: docs/spec/account.md#login-state.
 */
export function showAccount(page: Document): void {
  const login = page.querySelector<HTMLElement>('[data-account]')
  const drawn = page.querySelector<HTMLTemplateElement>('template[data-account]')
  if (!login || !drawn) return
  const { token, reader: { name, letters, picture } = {} } = keptSession()
  login.hidden = !!token
  // What it says may be somebody else's.
  drawn.nextElementSibling?.remove()
  if (!token) return
  drawn.after(drawn.content.cloneNode(true))
  const link = drawn.nextElementSibling
  const [avatar, before, shown] = link?.children ?? []
  if (!avatar || !before || !shown) return
  if (letters) avatar.textContent = letters
  if (name) {
    shown.textContent = name
    before.removeAttribute('hidden')
  }
  if (!picture) return
  const image = new Image()
  image.src = picture
  avatar.append(image)
}

/** Whether a reader has left this tab's page to sign in, and may be back. */
export function isBack(): boolean {
  try {
    return returnKey in sessionStorage
  } catch {
    return false
  }
}
