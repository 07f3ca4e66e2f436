import { join } from 'node:path'
import { test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')

test('the profile of a persona', async ({ page }, { project }) => {
  await page.goto('/')
  await logIn(page, 'plus@example.test')
  await page.screenshot({ path: join(folder, `profile-${project.name}.png`) })
})
