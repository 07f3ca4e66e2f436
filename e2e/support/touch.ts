import type { Page } from '@playwright/test'

/** A point in CSS pixels of the window. */
export type Point = { readonly x: number; readonly y: number }

/** Draws one finger over the screen: down on the first point, along the others in small steps, up on the last. */
export async function swipe(page: Page, path: readonly [Point, ...Point[]]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  await touch('touchStart', [path[0]])
  for (const point of path.slice(1).flatMap((to, index) => steps(path[index] ?? to, to)))
    await touch('touchMove', [point])
  await touch('touchEnd', [])
  await session.detach()
}

const steps = (from: Point, to: Point, count = 10): readonly Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / count,
    y: from.y + ((to.y - from.y) * (index + 1)) / count,
  }))
