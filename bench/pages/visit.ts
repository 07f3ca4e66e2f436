import type { Browser, CDPSession, Page, Request } from '@playwright/test'
import { documentWeight } from '../../scripts/checks/document-weight.ts'

/** What is measured when somebody opens and uses a page. */
export type VisitNumbers = {
  script: number
  style: number
  markup: number
  nodes: number
  requests: number
  interaction: number
}

// The phone, and as a real limit the network values with which Lighthouse simulates slow 4G.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const freeLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const settledMs = 1_000
// In a variable, because the DOM's types lack the threshold.
const allEvents = { type: 'event', durationThreshold: 16 }

/** Opens a page on the slow line with a processor four times as slow, then uses it there on a free line. */
export async function visit(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<void>,
): Promise<VisitNumbers> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const weights = weighing(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const loaded = { ...(await weights()), ...(await page.evaluate(countNodes)) }
    const requests = await page.evaluate(requestsBeforeLargestPaint)
    return { ...loaded, requests, interaction: await slowestInteraction(page, devtools, use) }
  } finally {
    await context.close()
  }
}

const kinds = { script: 'script', stylesheet: 'style' } as const

/** Adds up the transferred kB by kind until it is read. */
function weighing(page: Page) {
  const parts: Promise<Partial<Weights>>[] = []
  page.on('requestfinished', (request) => {
    parts.push(weightsOf(request))
  })
  return async () => {
    const weights: Weights = { script: 0, style: 0, markup: 0 }
    for (const part of await Promise.all(parts))
      for (const [kind, bytes] of Object.entries(part)) weights[kind as keyof Weights] += bytes / 1000 // its own keys
    return weights
  }
}

type Weights = Pick<VisitNumbers, 'script' | 'style' | 'markup'>

async function weightsOf(request: Request): Promise<Partial<Weights>> {
  const type = request.resourceType()
  if (type === 'document') return documentWeight((await (await request.response())?.text()) ?? '')
  const kind = kinds[type as keyof typeof kinds] // others are undefined and not weighed
  return kind ? { [kind]: (await request.sizes()).responseBodySize } : {}
}

const countNodes = () => ({ nodes: document.querySelectorAll('*').length })

/** Number of requests that were answered before the largest contentful paint, including the document. */
const requestsBeforeLargestPaint = () =>
  new Promise<number>((resolve) =>
    new PerformanceObserver((list) => {
      const paintedMs = list.getEntries().at(-1)?.startTime ?? Number.NaN
      const files = performance.getEntriesByType('resource')
      const earlier = files.filter(({ startTime, duration }) => startTime + duration < paintedMs)
      resolve(1 + earlier.length)
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  )

/** Longest time in ms from a touch or key to the next frame; browsers report nothing below 16. */
async function slowestInteraction(
  page: Page,
  devtools: CDPSession,
  use: (page: Page) => Promise<void>,
): Promise<number> {
  await devtools.send('Network.emulateNetworkConditions', freeLine)
  const noted = await page.evaluateHandle((events) => {
    const times: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) times.push(entry.duration)
    }).observe(events)
    return times
  }, allEvents)
  await use(page)
  await page.waitForTimeout(settledMs)
  return noted.evaluate((times) => Math.max(16, ...times))
}
