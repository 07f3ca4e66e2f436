import { createConsent } from '@leserkonto/ui/browser/consent'
import { pathUnderBase, viewName } from '@leserkonto/ui/browser/page-view'
import type { Tracker } from '@leserkonto/ui/browser/tag-manager'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'

/** What the server says about measuring on this page. */
export type Tracking = {
  /** Container id of the tag manager. */
  id: string
  trackingProductId: string
  /** Kind of the page; pages without a name are not counted. */
  view?: string
}

/**
 * Measures a visit after the reader has agreed. Asks readers who have not answered yet, and again on request from the
 * foot of the page. Without consent not even the code is loaded. Source: docs/spec/presentation.md#measuring,
 * TDDDG § 25.
 */
export function measure(page: Document, { id, trackingProductId, view }: Tracking): void {
  const consent = createConsent(
    safeStorage(() => localStorage),
    window,
    true,
  )
  const privacy = page.querySelector<HTMLAnchorElement>('[data-consent]')
  const ask = () =>
    void import('./consent.tsx').then(({ showConsent }) => showConsent(page, consent, privacy?.href ?? '/'))
  privacy?.addEventListener('click', (event) => {
    event.preventDefault()
    consent.ask()
    ask()
  })
  if (consent.asks()) ask()

  const start = async () => {
    if (!consent.given()) return
    stopWaiting()
    const { startTagManager } = await import('@leserkonto/ui/browser/tag-manager')
    count(page, startTagManager({ id, trackingProductId, consent }), view)
  }
  const stopWaiting = consent.onChange(start)
  void start()
}

/** Counts the page as one view, and as actions that a reader follows a teaser or extends a list. */
function count(page: Document, tracker: Tracker, view: string | undefined) {
  const name = viewName({ name: view })
  if (name !== undefined) tracker.pageView({ view: name, path: pathUnderBase('/', location.pathname) })
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.closest('[data-more]')) tracker.interaction({ action: 'load-more' })
    const teaser = link?.closest<HTMLElement>('article:not([data-address]), [data-article-id]')
    const path = teaser ? link?.getAttribute('href') : null
    // What the source says of the article is in the teaser's data attributes; an article itself has its address.
    if (teaser && path?.startsWith('/artikel/'))
      tracker.interaction({ action: 'teaser', path, article: sourceData(teaser) })
  })
}

/** What the source says of an article, without what the sheet reads of its teaser's form. */
function sourceData({ dataset }: HTMLElement): DOMStringMap {
  const { mobileSize, desktopSize, text, kind, form, ...article } = dataset
  return article
}
