import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * The largest that each page may move. On a reader's first page of the portal the fonts come after it: their stand-ins are as wide
 * in the mean, but a line may break elsewhere, which moves what is below it by one line.
 */
const most = { lateFonts: 0.05, any: 0.02 }

/**
 * Every page paints what it shows while it loads before it asks for its data, as on a slow line: without that, a fast
 * answer hides what would move.
 */
export const paintBeforeData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = window.fetch
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    window.fetch = async (...call) => {
      await painted()
      await painted()
      return ask(...call)
    }
  })

/**
 * Notes on each page when a form was sent, and when a link led on: what a form's answer moves, a reader has asked for, but the
 * browser counts it where a busy machine answers after half a second.
 */
export const noteSending = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sent: Sent[] = []
    Object.assign(window, { sent })
    const note = (isForm: boolean) => sent.push({ at: performance.now(), isForm })
    addEventListener('submit', () => note(true), true)
    addEventListener('popstate', () => note(false), true)
    addEventListener('click', ({ target }) => (target as Element).closest('a') && note(false), true)
  })

type Sent = { at: number; isForm: boolean }

/** Expects that nothing has moved while the page came, by the web's own measure: the worst window of its shifts. */
export async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const { hasLateFonts, shifts } = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    // not in lib.dom
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
    // By `noteSending`, where the journey sends forms.
    const { sent = [] } = window as unknown as { sent?: Sent[] }
    const isAnswer = ({ startTime }: Shift) => sent.findLast(({ at }) => at < startTime)?.isForm ?? false
    const shifts = (observer.takeRecords() as Shift[])
      .filter((shift) => !shift.hadRecentInput && !isAnswer(shift))
      .map(({ startTime, value, sources }) => ({
        startTime,
        value,
        moved: sources.map(({ node }) => `${node?.nodeName}.${node?.className}`),
      }))
    // Its first script marks a page of the portal.
    const isPortal = 'marksText' in document.documentElement.dataset
    return { hasLateFonts: isPortal && !document.referrer.startsWith(location.origin), shifts }
  })
  const found = `${page.url()} moved ${JSON.stringify(shifts)}`
  expect(worstWindow(shifts), found).toBeLessThanOrEqual(hasLateFonts ? most.lateFonts : most.any)
}

/** Cumulative layout shift as Web Vitals count it: a window ends after a second without a shift, or after five. */
function worstWindow(shifts: readonly { readonly startTime: number; readonly value: number }[]): number {
  let [first, last, sum, worst] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - last < 1_000 && startTime - first < 5_000
    if (!goesOn) first = startTime
    sum = goesOn ? sum + value : value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}
