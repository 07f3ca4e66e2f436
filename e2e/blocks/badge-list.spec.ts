import { expect, test } from '@playwright/test'
import { accessibleNames } from '../support/accessible-names.ts'
import { openStory } from '../support/catalogue.ts'

const plusBadges = '[data-kind="plus"], [data-kind="plussimple"]'

for (const [width, kind] of [
  [360, 'plussimple'],
  [799, 'plussimple'],
  [800, 'plus'],
  [1200, 'plus'],
] as const) {
  test(`B19: small on mobile and large on desktop announces one plus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await openStory(page, 'blocks-badgelist--small-on-mobile')
    const shown = page.locator(plusBadges).filter({ visible: true })
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('data-kind', kind)
    const snapshot = await page.locator('#storybook-root').ariaSnapshot()
    expect(snapshot.match(/Plus-Artikel/g)).toHaveLength(1)
    expect(await accessibleNames(page)).not.toContain('plus')
  })
}

test('the dot of a live badge pulses three times and is still then', async ({ page }) => {
  await openStory(page, 'blocks-badge--live')
  const dot = await page
    .locator('[data-kind="live"]')
    .first()
    .evaluate((badge) => getComputedStyle(badge, '::before').animationIterationCount)
  expect(dot).toBe('3')
})
