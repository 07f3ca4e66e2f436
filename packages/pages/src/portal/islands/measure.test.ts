// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showConsent } from './consent.tsx'
import { measure } from './measure.ts'

vi.mock('./consent.tsx', () => ({ showConsent: vi.fn() }))

const tracking = { id: 'GTM-TEST1', trackingProductId: 'lk-az', view: 'article' }
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const pushed = () => (window.dataLayer ?? []).filter((entry) => 'trackingProductId' in entry)

// A new document for each visit, else the listeners of the last one would react too.
let page: Document
beforeEach(() => {
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<article data-article-id="az-eins" data-mobile-size="large" data-desktop-size="large" data-text="both" data-kind="comment" data-form="words"><a href="/artikel/az-eins">Eins</a></article><ol><li data-article-id="az-drei"><a href="/artikel/az-drei">Drei</a></ol><p data-more><a href="/mehr">Mehr</a></p><a data-consent href="/datenschutz">Datenschutz</a>'
  history.replaceState(null, '', '/artikel/az-zwei?quelle=teaser')
})
afterEach(() => {
  localStorage.clear()
  window.dataLayer = []
  for (const script of document.querySelectorAll('script')) script.remove()
  vi.mocked(showConsent).mockClear()
})

/** For visits in which nothing may happen: when this resolves, the code would have been loaded. */
const aWhile = () => import('@leserkonto/ui/browser/tag-manager').then(() => undefined)

test('a reader who has not been asked is asked, and nothing is fetched or pushed before the answer', async () => {
  measure(page, tracking)
  await expect.poll(() => showConsent).toHaveBeenCalledOnce()
  await aWhile()
  expect([scripts(), pushed()]).toEqual([[], []])
})

test('a refusal stays one, and can be taken back at the foot of the page', async () => {
  localStorage.setItem('leserkonto.consent', '1:refused')
  measure(page, tracking)
  await aWhile()
  expect(showConsent).not.toHaveBeenCalled()
  expect([scripts(), pushed()]).toEqual([[], []])
  page.querySelector<HTMLElement>('[data-consent]')?.click()
  await expect.poll(() => showConsent).toHaveBeenCalledOnce()
  vi.mocked(showConsent).mock.calls[0]?.[1].decide('given')
  await expect.poll(() => scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])
})

test('with consent the page is one view, what readers follow are interactions, all with the product of the edition', async () => {
  localStorage.setItem('leserkonto.consent', '1:given')
  measure(page, tracking)
  const product = { trackingProductId: 'lk-az' }
  const view = { event: 'content-view', ...product, view: 'article', path: '/artikel/az-zwei' }
  await expect.poll(() => pushed()).toEqual([view])
  for (const link of page.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  const interaction = { event: 'interaction', ...product }
  expect(pushed()).toEqual([
    view,
    { ...interaction, action: 'teaser', path: '/artikel/az-eins', article: { articleId: 'az-eins' } },
    { ...interaction, action: 'teaser', path: '/artikel/az-drei', article: { articleId: 'az-drei' } },
    { ...interaction, action: 'load-more' },
  ])
})

test('a page without a name is not counted', async () => {
  localStorage.setItem('leserkonto.consent', '1:given')
  measure(page, { id: 'GTM-TEST1', trackingProductId: 'lk-az' })
  await expect.poll(() => scripts()).toHaveLength(1)
  expect(pushed()).toEqual([])
})
