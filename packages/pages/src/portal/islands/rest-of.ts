/**
 * Resolves once the finger that gave the sign is up and what it swiped has come to rest: a row that scripts take over
 * meanwhile would stand still. Without a finger that is at once.
 */
export function restOf(island: HTMLElement, sign: Event | undefined): Promise<void> {
  if (sign === undefined || !isTouch(sign)) return Promise.resolve()
  return new Promise((resolve) => {
    const controller = new AbortController()
    const listening = { signal: controller.signal, capture: true, passive: true }
    let isScrolling = false
    const rest = () => {
      controller.abort()
      resolve()
    }
    const note = () => {
      isScrolling = true
    }
    island.addEventListener('scroll', note, listening)
    island.addEventListener('scrollend', rest, listening)
    const lifted = () =>
      // The scrolling of a short flick is told a frame later. Not every browser tells the end of it.
      requestAnimationFrame(() => {
        if (!isScrolling || !('onscrollend' in window)) rest()
      })
    for (const end of ['touchend', 'touchcancel']) island.addEventListener(end, lifted, listening)
  })
}

const isTouch = (sign: Event) =>
  sign.type === 'touchstart' || ('pointerType' in sign && sign.pointerType === 'touch')
