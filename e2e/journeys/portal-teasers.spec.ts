import { expect, test } from '@playwright/test'

test('the text of a teaser is marked with the mouse, and a click on it leads to the article', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/overview')
  const lead = page.getByRole('article').first()
  const text = lead.getByText('entscheidet der Stadtrat')
  const box = await text.boundingBox()
  if (!box) throw new Error('the lead shows no text')
  const [x, y] = [box.x + 4, box.y + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 150, y, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(5)
  await expect(page).toHaveURL(/\/overview$/)

  await text.click()
  await expect(page).toHaveURL(/\/artikel\/az-marktplatz-baeume/)
})

test('two videos that are both seen have no buttons, and cards that move have them', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/overview')
  const buttons = (slider: string) => page.getByRole('region', { name: slider }).getByRole('button')
  await expect(buttons('Wissen und Hören')).toHaveCount(2)
  await expect(buttons('Videos')).toHaveCount(0)
})
