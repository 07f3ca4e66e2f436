import { expect, test } from '@playwright/test'
import { openStory } from '../support/catalogue.ts'

test('clears itself after five seconds, but not while the pointer or the focus is on it', async ({
  page,
}) => {
  await page.clock.install()
  await openStory(page, 'blocks-simplenotification--clears-itself')
  const message = page.getByText('Profilbild gespeichert.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await message.hover()
  await page.clock.runFor(20_000)
  await expect(message).toBeVisible()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Schließen' }).focus()
  await message.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).focus()
  await page.clock.runFor(5_000)
  await expect(message).not.toBeVisible()
})
