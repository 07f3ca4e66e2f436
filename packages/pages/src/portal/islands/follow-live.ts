/** How long between two questions, in milliseconds; by chance within, so that not all readers ask at once. */
const [shortest, longest] = [15_000, 25_000]
const slowest = 120_000

type Answer = { status: number; etag: string | null; page: Document | null }

/**
 * Asks for what is new in a live blog, while somebody looks at it, and adds it without moving what is read: at once where the
 * list begins below the upper edge of the window, else at a press. Source: docs/spec/presentation.md#live-blog.
 */
export function followLive(page: Document): void {
  const blog = page.querySelector<HTMLElement>('[data-live]')
  const address = blog?.dataset.live
  if (!blog || !address) return
  let etag: string | null = null
  let failures = 0
  let timer: number | undefined
  const wait = () => {
    clearTimeout(timer)
    if (page.visibilityState !== 'visible') return
    const usual = shortest + Math.random() * (longest - shortest)
    timer = window.setTimeout(ask, Math.min(slowest, usual * 2 ** failures))
  }
  const ask = async () => {
    const answer = await asked(address, etag).catch(() => undefined)
    failures = answer ? 0 : failures + 1
    etag = answer?.etag ?? etag
    const list = answer?.page?.querySelector('ol')
    if (list) takeIn(blog, list)
    // Its reader may read it no longer, or it is over.
    if (answer?.status !== 404 && !answer?.page?.querySelector('[data-ended]')) wait()
  }
  page.addEventListener('visibilitychange', wait)
  wait()
}

/** The browser parses the document, as with the next page of a list. Rejects where there is no answer of use. */
const asked = (address: string, etag: string | null) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = 10_000
    if (etag) request.setRequestHeader('if-none-match', etag)
    request.onload = () => {
      const { status } = request
      if (![200, 304, 404].includes(status)) return reject()
      resolve({
        status,
        etag: request.getResponseHeader('etag'),
        page: status === 200 ? request.responseXML : null,
      })
    }
    request.onerror = request.ontimeout = reject
    request.send()
  })

const entriesOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-entry]')]
const keyOf = ({ dataset }: HTMLElement) => dataset.entry ?? ''

function takeIn(blog: HTMLElement, fresh: Element) {
  const list = blog.querySelector('ol')
  if (!list) return location.reload()
  const known = new Map(entriesOf(list).map((entry) => [keyOf(entry), entry]))
  const arrived = entriesOf(fresh).filter((entry) => !known.has(keyOf(entry)))
  for (const entry of entriesOf(fresh)) {
    const former = known.get(keyOf(entry))
    if (former && former.textContent !== entry.textContent)
      former.replaceWith(document.importNode(entry, true))
  }
  if (arrived.length === 0) return
  const add = () => addTo(list, arrived)
  if (list.getBoundingClientRect().top > 0) add()
  else offer(blog, arrived.length, add)
  say(blog, arrived.length)
}

/** Below what is pinned, the newest first, as they have come. */
function addTo(list: Element, arrived: readonly HTMLElement[]) {
  const former = list.querySelector('[data-entry]:not([data-pinned])')
  for (const entry of arrived) {
    const copy = document.importNode(entry, true)
    copy.dataset.arrived = ''
    if (entry.dataset.pinned !== undefined) list.prepend(copy)
    else if (former) former.before(copy)
    else list.append(copy)
  }
  // The copies brought the id along: only the newest may have it.
  const [, ...others] = list.querySelectorAll('[id]')
  for (const other of others) other.removeAttribute('id')
}

/** The link above the list; a second offer takes in what the first one had. */
function offer(blog: HTMLElement, count: number, add: () => void) {
  const place = blog.querySelector<HTMLElement>('p[hidden], p[data-offered]')
  const link = place?.querySelector('a')
  if (!place || !link) return
  place.hidden = false
  place.dataset.offered = ''
  link.textContent = wordsFor(blog, count)
  link.onclick = (event) => {
    event.preventDefault()
    place.hidden = true
    add()
    const newest = blog.querySelector<HTMLElement>('[data-entry]:not([data-pinned])')
    newest?.scrollIntoView()
    newest?.focus({ preventScroll: true })
  }
}

const wordsFor = ({ dataset }: HTMLElement, count: number) =>
  (count === 1 ? dataset.arrivedOne : dataset.arrived?.replace('%', String(count))) ?? ''

function say(blog: HTMLElement, count: number) {
  const status = blog.querySelector('[role=status]')
  if (status) status.textContent = wordsFor(blog, count)
}
