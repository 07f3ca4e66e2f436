/**
 * Lets a section grow in place: the link to its next page brings that page's articles to the end of the list. Where
 * that fails, the link is followed as any other.
 */
export function loadMore(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-more] a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain) return
    event.preventDefault()
    const { href } = link
    link.setAttribute('aria-busy', 'true')
    nextPage(href).then(
      (next) => append(page, next),
      () => location.assign(href),
    )
  })
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

function append(page: Document, next: Document) {
  const arrived = [...next.querySelectorAll('[data-stories] > *')]
  page.querySelector('[data-stories]')?.append(...arrived)
  const more = next.querySelector('[data-more]')
  const old = page.querySelector('[data-more]')
  if (more) old?.replaceWith(more)
  else old?.remove()
  // The reader goes on where the list did.
  arrived[0]?.querySelector('a')?.focus({ preventScroll: true })
}
