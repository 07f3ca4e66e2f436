import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')

test('the profile of a persona', async ({ page }, { project }) => {
  await page.goto('/')
  await logIn(page, 'plus@example.test')
  await expect(page.getByText(/^AZ PLUS, aktiv/)).toBeVisible()
  await page.screenshot({ path: join(folder, `profile-${project.name}.png`) })
})

test('the front of a newspaper', async ({ page }, { project }) => {
  await page.goto('/overview')
  const waiting = () =>
    page
      .locator('picture[data-state="loading"] img')
      .evaluateAll(
        (images) =>
          images.filter(
            (image) =>
              image.getBoundingClientRect().top < innerHeight && !(image as HTMLImageElement).complete,
          ).length,
      )
  await expect.poll(waiting).toBe(0)
  await page.screenshot({ path: join(folder, `front-${project.name}.png`) })
})
