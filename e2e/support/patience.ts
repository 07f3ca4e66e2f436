import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'
import type { BrowserContext, Page } from '@playwright/test'

const over = 'end-patience'

/** Pages wait for a silent service until a test ends their patience, and not by the clock: the machine may be busy. */
export const holdPatience = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ([patienceMs, event]) => {
      const waiting: AbortController[] = []
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => {
        if (ms !== patienceMs) return timeout(ms)
        const controller = new AbortController()
        waiting.push(controller)
        return controller.signal
      }
      addEventListener(event, () => {
        for (const controller of waiting) controller.abort(new DOMException('', 'TimeoutError'))
      })
    },
    [callPatienceMs, over] as const,
  )

/** Ends a page's patience with all calls that wait for an answer. */
export const endPatience = (page: Page): Promise<void> =>
  page.evaluate((event) => void dispatchEvent(new Event(event)), over)
