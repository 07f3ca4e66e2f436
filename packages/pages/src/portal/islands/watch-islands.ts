import type { ComponentType } from 'react'

/** Fetches the component of an island; the server wrote the props for it, so they are none of this code's business. */
type Load = () => Promise<ComponentType<never>>

const signs = ['pointerenter', 'touchstart', 'focusin'] as const
/** So much before it is seen, that its code has come by then. */
const ahead = '200px'

/**
 * Fetches an island's code at the first sign that its reader wants to use it, once: a touch, or for some the moment they
 * come into view, or an address that points into it.
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

/** Id that the address points to; anybody may write one that cannot be decoded. */
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
  // From here on React answers by itself; a press kept beyond would count twice.
  stop()
  // What the server wrote for exactly this component.
  hydrate(island, component, JSON.parse(island.dataset.props ?? '{}') as never)
  // Hydration is done by the second frame; before it a press would meet nobody.
  requestAnimationFrame(() => requestAnimationFrame(() => pressed()?.click()))
}

/** Keeps the last press of a button that nobody answers yet. */
function presses(island: HTMLElement) {
  let button: HTMLElement | null = null
  const note = (event: Event) => {
    if (event.target instanceof Element) button = event.target.closest('button')
  }
  island.addEventListener('click', note)
  return { pressed: () => button, stop: () => island.removeEventListener('click', note) }
}
