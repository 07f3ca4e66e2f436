import { LRUCache } from 'lru-cache'

/** A page or file that is the same for many, ready to be sent. */
export type PublicPage = {
  readonly status: 200 | 404 | 410 | 503
  /**
   * The same for everybody, or only for those who read without a session; `browser`: the same for everybody, but of so many
   * addresses, which tell of who asks, that only the browser may keep it.
   */
  readonly audience: 'everybody' | 'strangers' | 'browser'
  /** Content type, and what else depends on the content alone. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly document: {
    readonly plain: Buffer
    readonly compressed: (coding: 'br' | 'gzip') => Promise<Buffer>
  }
  /** What the page is about, by pageKeys of @leserkonto/rules. */
  readonly keys: readonly string[]
}

/**
 * Pages that are the same for many. A rush on one makes it once; for a moment it is given as it is, then as it was while
 * it is made again, and for an hour where that fails.
 */
export type KeptPages = {
  /** `key` names the content and nothing else; `make` never learns who asks. Rejects as `make` does. */
  get: (key: string, make: () => Promise<PublicPage>, keep?: boolean) => Promise<PublicPage>
  /** Pages about any of the keys are made again; withdrawn ones are not given when that fails either. */
  forget: (keys: readonly string[], withdrawn: boolean) => void
}

const freshMs = 15_000
const whileMadeMs = 60_000
const whileFailingMs = 60 * 60_000
const maxSize = 32 * 1024 * 1024
/** Its two compressed forms, its names and headers. */
const moreThanPlain = 1.5

type CachedPage = { page: PublicPage; atMs: number; outdated: boolean; failedMs?: number }
/** `changed`: keys of what has changed since it began. */
type Flight = { page: Promise<PublicPage>; changed: Set<string> }

/** An empty store of 32 MB; the pages not asked for the longest leave first. */
export function createKeptPages(now: () => Date): KeptPages {
  const kept = new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ page }) => Math.ceil(page.document.plain.length * moreThanPlain) + 1,
  })
  /** Those that newcomers join, and all that have not landed. */
  const flights = new Map<string, Flight>()
  const underWay = new Set<Flight>()
  const since = (ms = Number.NEGATIVE_INFINITY) => Math.abs(now().getTime() - ms)

  function begin(key: string, make: () => Promise<PublicPage>, keep: boolean): Flight {
    const flight: Flight = { changed: new Set(), page: make() }
    flights.set(key, flight)
    underWay.add(flight)
    const landed = (page?: PublicPage) => {
      underWay.delete(flight)
      // What began before a change says nothing about what holds after it.
      if (flight.changed.size > 0) return
      flights.delete(key)
      const known = kept.peek(key)
      const atMs = now().getTime()
      if (page?.status === 404) kept.delete(key)
      else if (page?.status !== 200) Object.assign(known ?? {}, { failedMs: atMs })
      else if (keep) kept.set(key, { page, atMs, outdated: false })
    }
    // A failure reaches those who wait for the page.
    flight.page.then(landed, () => landed())
    return flight
  }

  const get: KeptPages['get'] = async (key, make, keep = true) => {
    const known = kept.get(key)
    const ageMs = since(known?.atMs)
    if (known && !known.outdated && ageMs < freshMs) return known.page
    const isUsable = known !== undefined && ageMs < whileFailingMs
    if (isUsable && since(known.failedMs) < freshMs) return known.page
    const flight = flights.get(key) ?? begin(key, make, keep)
    if (known && !known.outdated && ageMs < whileMadeMs) return known.page
    // A page that was withdrawn in the meantime is no longer there.
    const instead = () => (isUsable && kept.peek(key) === known ? known.page : undefined)
    let page: PublicPage
    try {
      page = await flight.page
    } catch (error) {
      const old = instead()
      if (old) return old
      throw error
    }
    if (page.status === 503) return instead() ?? page
    // A cache in front was told to forget it before it has it, and would keep what is withdrawn.
    return page.keys.some((one) => flight.changed.has(one)) ? get(key, make, keep) : page
  }

  return {
    get,
    forget: (keys, withdrawn) => {
      for (const flight of underWay) for (const one of keys) flight.changed.add(one)
      flights.clear()
      for (const [key, entry] of [...kept.entries()]) {
        if (!entry.page.keys.some((one) => keys.includes(one))) continue
        if (withdrawn) kept.delete(key)
        else Object.assign(entry, { outdated: true, failedMs: undefined })
      }
    },
  }
}
