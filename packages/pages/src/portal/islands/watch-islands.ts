import { loadInTime } from '@leserkonto/ui/browser/load-in-time'
import type { ComponentType } from 'react'
import { restOf } from './rest-of.ts'
import { sayFailure } from './say-failure.ts'

/** Loads the component of an island. The server wrote its props, so this code need not know their type. */
type Load = () => Promise<ComponentType<never>>

const signs = ['pointerenter', 'touchstart', 'focusin'] as const
/** What is said of a lost island is read with the pointer or the focus on it already. */
const nextSigns = [...signs, 'pointerdown', 'keydown'] as const
/** Distance from the viewport at which loading starts, so that the code is there when the island is seen. */
const ahead = '200px'

/**
 * Loads an island's code once, at the first sign that the reader wants to use it: a touch, hover or focus, an address
 * that points into it, or for some islands when they come into view.
 */
export function watchIslands(page: Document, islands: Readonly<Record<string, Load>>): void {
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[island.dataset.island ?? '']
    if (load) onFirstSign(page, island, (sign) => begin(island, load, sign))
  }
}

function onFirstSign(page: Document, island: HTMLElement, act: (sign?: Event) => void) {
  const controller = new AbortController()
  const { signal } = controller
  const once = (sign?: Event) => {
    if (signal.aborted) return
    controller.abort()
    act(sign)
  }
  for (const sign of signs) island.addEventListener(sign, once, { signal, passive: true })
  const ifPointedAt = () => {
    const target = page.getElementById(pointedAt())
    if (target && island.contains(target)) once()
  }
  addEventListener('hashchange', ifPointedAt, { signal })
  ifPointedAt()
  if (island.dataset.when === 'seen') onSight(island, once, signal)
}

/** Id in the address's hash; empty if it cannot be decoded, since anybody can write an address. */
function pointedAt(): string {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

function onSight(island: HTMLElement, act: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act()
    },
    { rootMargin: ahead },
  )
  observer.observe(island)
  signal.addEventListener('abort', () => observer.disconnect())
}

async function begin(island: HTMLElement, load: Load, sign?: Event) {
  const { pressed, stop } = presses(island)
  const rest = restOf(island, sign)
  const parts = await loadInTime(() => Promise.all([import('./hydrate.tsx'), load()])).catch(() => undefined)
  if (parts === undefined) {
    stop()
    beginAgain(island, load)
    return
  }
  const [{ hydrate }, component] = parts
  await rest
  // From here on React handles presses; one that is kept longer would count twice.
  stop()
  // The server wrote these props for exactly this component.
  hydrate(island, component, JSON.parse(island.dataset.props ?? '{}') as never)
  // Hydration is done by the second frame; before that nothing would handle the press.
  requestAnimationFrame(() => requestAnimationFrame(() => pressed()?.click()))
}

/** Says that the code did not come, and asks for it again at the next sign. */
function beginAgain(island: HTMLElement, load: Load) {
  const note = sayFailure(island)
  const controller = new AbortController()
  const { signal } = controller
  const again = (event: Event) => {
    controller.abort()
    note.remove()
    void begin(island, load, event)
  }
  for (const sign of nextSigns) island.addEventListener(sign, again, { signal, passive: true })
}

/** Keeps the last press of a button that nothing handles yet. */
function presses(island: HTMLElement) {
  let button: HTMLElement | null = null
  const note = (event: Event) => {
    if (event.target instanceof Element) button = event.target.closest('button')
  }
  island.addEventListener('click', note)
  return { pressed: () => button, stop: () => island.removeEventListener('click', note) }
}
