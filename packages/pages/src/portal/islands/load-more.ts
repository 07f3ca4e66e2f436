/**
 * Makes the link to the next page of a section add that page's articles to the end of the list. If that fails, the
 * browser follows the link as usual.
 */
export function loadMore(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-more] a') : null
    // The same as isPlainClick of packages/ui; an import of these few bytes would cost another request.
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain) return
    event.preventDefault()
    // A second press while the page loads does nothing.
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    grow(page, link.href).catch(() => {
      // A reader who returns to this page can press again.
      link.ariaBusy = null
      location.assign(link.href)
    })
  })
}

/** If a page has only articles that are in the list already, the page after it is loaded as well. */
async function grow(page: Document, href: string): Promise<void> {
  const next = await nextPage(href)
  if (append(page, next) > 0) return
  const after = page.querySelector<HTMLAnchorElement>('[data-more] a')
  if (after) await grow(page, after.href)
}

/** The browser itself parses the document: our code turns no string into markup (Trusted Types). */
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
  // Focus goes to the first new article.
  arrived[0]?.querySelector('a')?.focus({ preventScroll: true })
  return arrived.length
}
