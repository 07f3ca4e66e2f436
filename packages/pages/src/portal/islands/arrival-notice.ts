import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'
import { otherAccountKey } from '../../session-key.ts'

/**
 * Says who has been signed in without typing, where the page from the server could not, lets screen readers announce it,
 * and gives the reader a button that takes it away. Source: docs/spec/account.md#sign-on.
 */
export async function sayArrival(page: Document): Promise<void> {
  const notice = noticeIn(page) ?? (await freshNotice(location.pathname + location.search))
  const said = notice?.querySelector<HTMLElement>(':scope > *')
  if (!notice || !said) return
  // What is in a live region from the start is not announced; what appears in it is.
  said.inert = true
  if (notice.ownerDocument !== page) page.querySelector('header')?.after(notice)
  notice.append(' ', closing(notice))
  said.querySelector('a[href*="/loginRegister"]')?.addEventListener('click', noteWish)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      said.inert = false
    }),
  )
}

/** The login page then need not ask. With blocked storage it does. */
function noteWish(): void {
  try {
    sessionStorage.setItem(otherAccountKey, '1')
  } catch {}
}

const noticeIn = (page: Document) => page.querySelector<HTMLElement>('[data-signed-on]')

/** Loads the same page again and takes the notice from it. The browser parses the page: our code makes no markup (Trusted Types). */
const freshNotice = (address: string) =>
  new Promise<HTMLElement | null>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.setRequestHeader('cache-control', 'no-cache')
    request.responseType = 'document'
    request.timeout = callPatienceMs
    request.onload = () => resolve(request.responseXML && noticeIn(request.responseXML))
    // The next page from the server says it.
    request.onerror = request.ontimeout = () => resolve(null)
    request.send()
  })

/** A button beside the link, underlined as that is. */
function closing(notice: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = notice.dataset.signedOn ?? ''
  button.addEventListener('click', () => {
    notice.remove()
    // The focus would be lost with the button.
    document.getElementById('inhalt')?.focus({ preventScroll: true })
  })
  return button
}
