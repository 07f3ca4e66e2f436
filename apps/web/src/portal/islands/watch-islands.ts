/** Brings an island to life with the props the server gave it. */
export type IslandModule = { readonly start: (island: HTMLElement, props: never) => void }

const signs = ['pointerenter', 'touchstart', 'focusin'] as const

/** Fetches an island's code at the first sign that its reader wants to use it, once. */
export function watchIslands(
  page: Document,
  islands: Readonly<Record<string, () => Promise<IslandModule>>>,
): void {
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[island.dataset.island ?? '']
    if (load) onFirstSign(island, () => begin(island, load))
  }
}

function onFirstSign(island: HTMLElement, act: () => void) {
  const signal = new AbortController()
  const once = () => {
    signal.abort()
    act()
  }
  for (const sign of signs) island.addEventListener(sign, once, { signal: signal.signal, passive: true })
}

async function begin(island: HTMLElement, load: () => Promise<IslandModule>) {
  const { pressed, stop } = presses(island)
  const { start } = await load()
  // What the server wrote for exactly this component.
  start(island, JSON.parse(island.dataset.props ?? '{}') as never)
  // Hydration is done by the second frame; before it a press would meet nobody.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      stop()
      pressed()?.click()
    }),
  )
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
