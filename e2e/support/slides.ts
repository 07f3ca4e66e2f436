import type { Locator } from '@playwright/test'

/** Positions of the slides of a slider that are seen whole, once nothing moves. */
export const seen = (at: Locator): Promise<readonly number[]> =>
  at.locator('.swiper').evaluate(async (frame) => {
    // On paper the row has no box, which ends its animation before its time.
    await Promise.allSettled(frame.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const room = frame.getBoundingClientRect()
    return [...frame.querySelectorAll('.swiper-slide')].flatMap((slide, position) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= room.left - 1 && right <= room.right + 1 ? [position] : []
    })
  })
