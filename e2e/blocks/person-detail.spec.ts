import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('on paper every way is written out in its own place', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await openStory(page, 'blocks-persondetail--all-ways')
  await page.emulateMedia({ media: 'print' })
  const ways = await page.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      written: getComputedStyle(link, '::after').content,
      isWhole: link.scrollWidth <= link.clientWidth && link.scrollHeight <= link.clientHeight,
    })),
  )
  expect(ways).toHaveLength(6)
  expect(ways[0]?.written).toContain('mailto:erika.muster@az.example.test')
  expect(ways.every(({ isWhole }) => isWhole)).toBe(true)
})
