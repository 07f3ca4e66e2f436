import { fadeIn } from '@leserkonto/ui/arrivals'
import { isPlainClick } from '@leserkonto/ui/browser/is-plain-click'
import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'
import { noAnswer } from './call-as.ts'

/**
 * Makes the link to the next page of a section add that page's articles to the end of the list. Where no answer comes it
 * says so, and the link can be pressed again; if the answer is of no use, the browser follows the link as usual.
 */
export function loadMore(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-more] a') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    // A second press while the page loads does nothing.
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    const takeAway = showPlaceholders(page)
    link.parentElement?.querySelector('[role=alert]')?.remove()
    grow(page, link.href, takeAway).catch((why: unknown) => {
      // A reader who returns to this page can press again.
      takeAway()
      link.ariaBusy = null
      if (why === silence) saySilence(link)
      else location.assign(link.href)
    })
  })
}

/** If a page has only articles that are in the list already, the page after it is loaded as well. */
async function grow(page: Document, href: string, takeAway: () => void): Promise<void> {
  const next = await nextPage(href)
  const after = next.querySelector<HTMLAnchorElement>('[data-more] a')
  if (freshItems(page, next).length === 0 && after) return grow(page, after.href, takeAway)
  takeAway()
  append(page, next)
}

/** Number of placeholders: as many teasers as a phone shows below the link that was pressed. */
const placeholderCount = 3

/** Puts placeholders at the end of the list, as the server wrote one; gives the way to take them away. */
function showPlaceholders(page: Document): () => void {
  const list = page.querySelector('[data-stories]')
  const one = page.querySelector<HTMLTemplateElement>('[data-placeholder]')?.content.querySelector('li')
  const all = one ? Array.from({ length: placeholderCount }, () => page.importNode(one, true)) : []
  list?.append(...all)
  return () => {
    for (const placeholder of all) placeholder.remove()
  }
}

/** The browser itself parses the document: our code turns no string into markup (Trusted Types). */
const nextPage = (href: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'document'
    request.timeout = callPatienceMs
    request.onload = () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(href))
    request.onerror = request.ontimeout = () => reject(silence)
    request.send()
  })

/** Why a page did not come: nobody answered. */
const silence = Symbol('silence')

/** Beside the link, which is there to be pressed again. */
function saySilence(link: HTMLAnchorElement): void {
  const note = link.ownerDocument.createElement('span')
  note.setAttribute('role', 'alert')
  note.textContent = ` ${noAnswer(link.parentElement ?? link)}`
  link.after(note)
}

/** Articles of the next page that the list has not. */
function freshItems(page: Document, next: Document): HTMLElement[] {
  const addressOf = (item: Element) => item.querySelector('a')?.getAttribute('href')
  const known = new Set([...page.querySelectorAll('article')].map(addressOf))
  return [...next.querySelectorAll<HTMLElement>('[data-stories] > *')].filter(
    (item) => !known.has(addressOf(item)),
  )
}

function append(page: Document, next: Document): void {
  const arrived = freshItems(page, next)
  page.querySelector('[data-stories]')?.append(...arrived)
  fadeIn(arrived)
  const [more, old] = [next.querySelector('[data-more]'), page.querySelector('[data-more]')]
  if (more) old?.replaceWith(more)
  else old?.remove()
  const said = page.querySelector<HTMLElement>('[data-arrived]')
  if (said) said.textContent = `${said.dataset.arrived} ${arrived.length}`
  // Focus goes to the first new article.
  arrived[0]?.querySelector('a')?.focus({ preventScroll: true })
}
