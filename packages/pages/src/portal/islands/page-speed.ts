type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Input = PerformanceEntry & { interactionId?: number }

/**
 * Measures how the page felt and tells it once, when the page is left or hidden: its kind and three numbers, of nobody in
 * particular. Source: docs/spec/presentation.md#field-measurements, https://web.dev/articles/vitals.
 */
export function measureSpeed(
  page: Document,
  tell = (body: Blob) => navigator.sendBeacon('/page-speed', body),
): void {
  let [lcp, inp, cls]: (number | undefined)[] = []
  let session = 0
  let [first, last] = [0, 0]
  // A page that was made ready before is measured from the press.
  const [visit]: (PerformanceEntry & { activationStart?: number })[] =
    performance.getEntriesByType('navigation')
  watch<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
    lcp = Math.max(0, startTime - (visit?.activationStart ?? 0))
  })
  watch<Input>('event', ({ interactionId, duration }) => {
    if (interactionId) inp = Math.max(inp ?? 0, duration)
  })
  watch<Shift>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    // A session of shifts: at most a second between two of them, and five in all.
    if (startTime - last > 1_000 || startTime - first > 5_000) {
      session = 0
      first = startTime
    }
    last = startTime
    session += value
    cls = Math.max(cls ?? 0, session)
  })
  const leave = () => {
    if (page.visibilityState !== 'hidden' || lcp === undefined) return
    page.removeEventListener('visibilitychange', leave)
    const report = {
      page: page.body.dataset.kind,
      lcp: most(lcp, 60_000),
      ...(inp && { inp: most(inp, 60_000) }),
      cls: most((cls ?? 0) * 1_000, 10_000),
    }
    tell(new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  page.addEventListener('visibilitychange', leave)
}

const most = (value: number, max: number) => Math.min(max, Math.round(value))

/** What the browser has noted already, and what comes; browsers without the measure tell nothing. */
function watch<Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) {
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note))
  // Not in the types yet.
  const init: PerformanceObserverInit & { durationThreshold: number } = {
    type,
    buffered: true,
    // Of inputs; the least there is, so that quick pages tell something, too.
    durationThreshold: 16,
  }
  observer.observe(init)
}
