import { test as base } from '@leserkonto/testing/playwright'
import { expect, type Page } from '@playwright/test'
import { noteSending } from './layout-shift.ts'
import { holdPatience } from './patience.ts'
import { watchText } from './watch-text.ts'

export { expect }

/**
 * `test` of the journeys: at its end no page of it has shown a reader an English word, a raw code or value, or kept
 * a token or an address in the address bar. `otherBrowser` opens a page of a browser that knows nothing of the first.
 */
export const test = base.extend<{ otherBrowser: () => Promise<Page> }>({
  context: async ({ context }, use) => {
    const faults = await watchText(context)
    await holdPatience(context)
    await noteSending(context)
    await use(context)
    expect(await faults(), 'what readers saw').toEqual([])
  },
  otherBrowser: async ({ browser, contextOptions, baseURL, viewport, locale }, use) => {
    const opened: (() => Promise<void>)[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        ...(locale && { locale }),
      })
      const faults = await watchText(context)
      await holdPatience(context)
      await noteSending(context)
      opened.push(async () => {
        expect(await faults(), 'what readers saw in the other browser').toEqual([])
        await context.close()
      })
      return context.newPage()
    })
    for (const end of opened) await end()
  },
})
