import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

async function panelBox(page: Page, story: string, width: number) {
  await page.setViewportSize({ width, height: 640 })
  await openStory(page, `blocks-slideoutpanel--${story}`)
  const panel = page.getByRole('dialog', { name: 'Menü' }).locator('> div').nth(1)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await expect(panel).toBeInViewport({ ratio: 1 })
  return panel.boundingBox()
}

for (const { story, width, expected } of [
  { story: 'open', width: 1000, expected: { x: 0, width: 320 } },
  { story: 'from-the-end', width: 1000, expected: { x: 680, width: 320 } },
  { story: 'open', width: 320, expected: { x: 0, width: 272 } },
]) {
  test(`${story} at ${width} px is ${expected.width} px wide at its edge`, async ({ page }) => {
    expect(await panelBox(page, story, width)).toMatchObject({ ...expected, y: 0, height: 640 })
  })
}

test('it closes on Escape and on the mask, and gives the focus back', async ({ page }) => {
  await openStory(page, 'blocks-slideoutpanel--closed')
  const opener = page.getByRole('button', { name: 'Menü öffnen' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(900, 300)]) {
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Menü' }).getByRole('link').first()).toBeInViewport()
    await close()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
