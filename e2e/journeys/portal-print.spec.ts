import { paywallTexts, portalTexts } from '@leserkonto/texts'
import { expect, test } from '@playwright/test'
import { editionUrl } from '../support/stack.ts'

const paper = { width: 680, height: 960 }

test('on paper a text runs in two columns with its address below, and nothing can be pressed', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/artikel/az-wasserrohrbruch')
  const text = page.getByRole('article')
  const columns = await text
    .locator('p', { hasText: /^(Ein Knall|Verletzt wurde)/ })
    .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().x)))
  expect(new Set(columns).size).toBe(2)
  const below = await text.evaluate((one) => getComputedStyle(one, '::after').content)
  expect(below).toBe(`"${editionUrl('az')}/artikel/az-wasserrohrbruch"`)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText(portalTexts.bookmark.add)).toBeHidden()
  await expect(page.getByText(portalTexts.article.share)).toBeHidden()
})

test('on paper an offer says why the text ends and sells nothing', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/artikel/az-marktplatz-baeume')
  const offer = page.getByRole('region', { name: paywallTexts.heading })
  await expect(offer).toContainText(paywallTexts.article)
  await expect(offer.getByRole('link')).toHaveCount(0)
  await expect(offer.getByRole('listitem')).toHaveCount(0)
})
