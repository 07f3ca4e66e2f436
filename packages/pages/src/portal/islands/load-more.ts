/**
 * Lets a section grow in place: the link to its next page brings that page's articles to the end of the list. Where
 * that fails, the link is followed as any other.
 */
export function loadMore(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-more] a') : null
    // As ui's isPlainClick; taken from there, these few bytes would be a request of their own.
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain) return
    event.preventDefault()
    // Pressed twice, it still brings one page.
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    grow(page, link.href).catch(() => {
      // Who comes back to this page may press again.
      link.ariaBusy = null
      location.assign(link.href)
    })
  })
}

/** A page may bring nothing new where the list began elsewhere: then the one after it is asked for. */
async function grow(page: Document, href: string): Promise<void> {
  const next = await nextPage(href)
  if (append(page, next) > 0) return
  const after = page.querySelector<HTMLAnchorElement>('[data-more] a')
  if (after) await grow(page, after.href)
}

/** Read as a document by the browser itself: no string becomes markup by our hand (Trusted Types). */
const nextPage = (href: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'document'
    request.onload = () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(href))
    request.onerror = () => reject(new Error(href))
    request.send()
  })

function append(page: Document, next: Document): number {
  const addressOf = (item: Element) => item.querySelector('a')?.getAttribute('href')
  const known = new Set([...page.querySelectorAll('article')].map(addressOf))
  const arrived = [...next.querySelectorAll('[data-stories] > *')].filter(
    (item) => !known.has(addressOf(item)),
  )
  page.querySelector('[data-stories]')?.append(...arrived)
  const [more, old] = [next.querySelector('[data-more]'), page.querySelector('[data-more]')]
  if (more) old?.replaceWith(more)
  else old?.remove()
  const said = page.querySelector<HTMLElement>('[data-arrived]')
  if (said) said.textContent = `${said.dataset.arrived} ${arrived.length}`
  // The reader goes on where the list did.
  arrived[0]?.querySelector('a')?.focus({ preventScroll: true })
  return arrived.length
}
