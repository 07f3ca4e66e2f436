/** Source: docs/spec/blocks.md#loadmore. */
const fadeMs = 500

/** Fades new items in; not under reduced motion. */
export function fadeIn(items: readonly HTMLElement[]): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const item of items) item.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'ease-out' })
}

/** Puts the focus on the first control of an item, or on the item itself when it has none. */
export function focusItem(item: HTMLElement | null): void {
  if (item === null) return
  const control = item.querySelector<HTMLElement>('a[href], button:not([disabled]), input, select, textarea')
  if (control === null && !item.hasAttribute('tabindex')) item.tabIndex = -1
  ;(control ?? item).focus()
}
