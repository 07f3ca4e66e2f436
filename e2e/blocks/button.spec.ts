import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

const sent = (times: number) => `${times} mal gesendet`

test('B49: a submit button fires on Enter and on Space, once each', async ({ page }) => {
  await openStory(page, 'blocks-button--in-a-form')
  const output = page.getByRole('status')
  await page.getByRole('button', { name: 'Senden' }).focus()
  await page.keyboard.press('Enter')
  await expect(output).toHaveText(sent(1))
  await page.keyboard.press('Space')
  await expect(output).toHaveText(sent(2))
})

test('B49: while loading neither click, Enter, Space nor Enter in a field submits, and the button keeps the focus', async ({
  page,
}) => {
  await openStory(page, 'blocks-button--in-a-form')
  const submit = page.getByRole('button', { name: 'Senden' })
  await page.getByRole('button', { name: 'Laden umschalten' }).click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  await submit.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(submit).toBeFocused()
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByRole('status')).toHaveText(sent(0))
})

test('B49: a disabled button takes no focus and no click', async ({ page }) => {
  await openStory(page, 'blocks-button--disabled')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button')).not.toBeFocused()
  await expect(page.getByRole('button')).toBeDisabled()
})
