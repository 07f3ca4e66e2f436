import { portalSections, portalTexts, uiTexts } from '@leserkonto/texts'
import { expect, type Page, test } from '@playwright/test'
import { pageFaults } from '../support/page-faults.ts'
import { editionUrl } from '../support/stack.ts'

const papers = ['az', 'rt', 'ht'] as const
const widths = [360, 800, 1280] as const
const paid = portalTexts.article.paid('')

/** A page as it is served and laid out: what its scripts and pictures would add is looked at elsewhere. */
async function lookOnly(page: Page): Promise<void> {
  await page.route(/\.js$|\/bilder\/|\.woff2$/, (route) => route.abort())
}

const faultsAt = async (page: Page, path: string, shown: readonly number[]) => {
  const answer = await page.goto(path)
  const faults = answer?.status() === 200 ? [] : [`${path} is answered ${answer?.status()}`]
  for (const width of shown) {
    await page.setViewportSize({ width, height: 800 })
    faults.push(...(await pageFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`))
  }
  return faults
}

/** All articles of a newspaper, as its list of the newest names them page by page. */
async function listed(page: Page, origin: string): Promise<{ paths: string[]; times: string[] }> {
  const paths: string[] = []
  const times: string[] = []
  let next: string | null = '/rubrik/neueste'
  while (next) {
    await page.goto(origin + next)
    const list = page.locator('[data-stories] > li')
    paths.push(
      ...(await list.evaluateAll((items) => items.map((item) => item.querySelector('a')?.pathname ?? ''))),
    )
    times.push(
      ...(await list.evaluateAll((items) => items.map((item) => item.querySelector('time')?.dateTime ?? ''))),
    )
    const more = page.locator('[data-more] a')
    next = (await more.count()) > 0 ? await more.getAttribute('href') : null
  }
  return { paths, times }
}

/** What an article's page says of itself to those who show it elsewhere, and what stands on it. */
const marksOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    shared: document.querySelector('[property="og:title"]')?.getAttribute('content') ?? '',
    type: JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}')['@type'],
    subject: decodeURIComponent(
      document.querySelector('a[href^="mailto:?subject="]')?.getAttribute('href') ?? '',
    ).replace('mailto:?subject=', ''),
    head: document.querySelector('article[data-address] header')?.textContent ?? '',
    dates: document.querySelectorAll('article[data-address] time').length,
    others: document.querySelectorAll('main article:not([data-address])').length,
  }))

for (const paper of papers) {
  const origin = editionUrl(paper)

  test(`${paper}: front and sections keep shapes, order and cells, and nothing on them is dead`, {
    tag: '@once',
  }, async ({ page }) => {
    await lookOnly(page)
    const faults: string[] = []
    const sections = ['neueste', ...portalSections.map(({ slug }) => slug)].map((slug) => `/rubrik/${slug}`)
    for (const path of ['/overview', ...sections, '/autoren/helene-brandstetter', '/autoren/mara-tiedemann'])
      faults.push(...(await faultsAt(page, origin + path, widths)))
    expect(faults).toEqual([])
  })

  test(`${paper}: every article keeps shapes, and what is paid for says so wherever it goes`, {
    tag: '@once',
  }, async ({ page }) => {
    await lookOnly(page)
    const { paths, times } = await listed(page, origin)
    expect(paths.length).toBeGreaterThanOrEqual(60)
    expect(new Set(paths).size).toBe(paths.length)
    expect(times).toEqual(times.toSorted().toReversed())
    const faults: string[] = []
    const adverts: string[] = []
    for (const path of paths) {
      faults.push(...(await faultsAt(page, origin + path, [1280])))
      const { title, shared, type, subject, head, dates, others } = await marksOf(page)
      const isAdvert = head.startsWith(uiTexts.contentHeader.advertisement)
      if (isAdvert) adverts.push(path)
      const marked = [title, shared, subject].map((text) => text.startsWith(paid))
      expect([path, ...marked, type]).toEqual([
        path,
        ...[isAdvert, isAdvert, isAdvert],
        isAdvert ? 'AdvertiserContentArticle' : 'NewsArticle',
      ])
      expect([path, dates > 0, others > 0]).toEqual([path, true, !isAdvert])
    }
    expect(faults).toEqual([])
    expect(adverts.length).toBeGreaterThanOrEqual(2)
    for (const file of ['/feed.xml', '/sitemap.xml']) {
      const text = await page.evaluate((path) => fetch(path).then((answer) => answer.text()), file)
      for (const path of adverts) expect([file, text.includes(path)]).toEqual([file, false])
    }
  })
}
