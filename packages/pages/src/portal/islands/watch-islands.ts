import type { ComponentType } from 'react'

/** Loads the component of an island. The server wrote its props, so this code need not know their type. */
type Load = () => Promise<ComponentType<never>>

const signs = ['pointerenter', 'touchstart', 'focusin'] as const
/** Distance from the viewport at which loading starts, so that the code is there when the island is seen. */
const ahead = '200px'

/**
 * Loads an island's code once, at the first sign that the reader wants to use it: a touch, hover or focus, an address
 * that points into it, or for some islands when they come into view.
 */
export function watchIslands(page: Document, islands: Readonly<Record<string, Load>>): void {
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[island.dataset.island ?? '']
    if (load) onFirstSign(page, island, () => begin(island, load))
  }
}

function onFirstSign(page: Document, island: HTMLElement, act: () => void) {
  const controller = new AbortController()
  const { signal } = controller
  const once = () => {
    if (signal.aborted) return
    controller.abort()
    act()
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

async function begin(island: HTMLElement, load: Load) {
  const { pressed, stop } = presses(island)
  const [{ hydrate }, component] = await Promise.all([import('./hydrate.tsx'), load()])
  // From here on React handles presses; one that is kept longer would count twice.
  stop()
  // The server wrote these props for exactly this component.
  hydrate(island, component, JSON.parse(island.dataset.props ?? '{}') as never)
  // Hydration is done by the second frame; before that nothing would handle the press.
  requestAnimationFrame(() => requestAnimationFrame(() => pressed()?.click()))
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
