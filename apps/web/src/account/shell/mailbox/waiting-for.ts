import { waitingLimits } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'

const { steps, gapMs, most } = waitingLimits

/** The pause before a question that the page asks by itself; undefined when it has asked long enough. */
function pauseBefore(nth: number): number | undefined {
  let left = nth
  for (const { everyMs, times } of steps) {
    if (left < times) return everyMs
    left -= times
  }
  return undefined
}

/**
 * Asks again and again until the answer is yes, while the page is looked at, and at once when its reader comes back to it.
 * Ends by itself. Returns how to end it before.
 */
export function waitingFor(
  ask: () => Promise<boolean>,
  onCame: () => void,
  page: Document = document,
): () => void {
  const over = new AbortController()
  const { signal } = over
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let asked = 0
  let byItself = 0
  let lastMs = Number.NEGATIVE_INFINITY

  async function askNow(): Promise<void> {
    if (asking || asked >= most || nowMs() - lastMs < gapMs) return plan()
    asking = true
    asked += 1
    lastMs = nowMs()
    const came = await ask()
    asking = false
    if (signal.aborted) return
    if (!came) return plan()
    end()
    onCame()
  }

  function plan(): void {
    clearTimeout(timer)
    const pauseMs = pauseBefore(byItself)
    if (page.hidden || asking || pauseMs === undefined) return
    timer = setTimeout(() => {
      byItself += 1
      askNow()
    }, pauseMs)
  }

  function end(): void {
    clearTimeout(timer)
    over.abort()
  }

  const look = () => (page.hidden ? clearTimeout(timer) : askNow())
  page.addEventListener('visibilitychange', look, { signal })
  plan()
  return end
}
