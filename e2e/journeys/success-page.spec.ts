import { countdownTexts, sessionTexts, successPage } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { keyboard } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { heading } from '../support/reader.ts'

const path = '/service/profil/loginRegister/activation/success'
const startMs = Date.UTC(2026, 10, 21, 12)

test('the countdown goes from five over one to the login, unless the keyboard stops it (A08)', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install({ time: startMs })
  await page.clock.pauseAt(startMs + 1_000)
  await page.goto(path)
  await soon(page, successPage('activation', 'success')?.title ?? '')
  await expect(page.getByRole('timer')).toHaveText(countdownTexts.running(5))
  await page.clock.runFor(4_000)
  await expect(page.getByRole('timer')).toHaveText(countdownTexts.running(1))
  await page.clock.runFor(1_000)
  await soon(page, sessionTexts.title)

  await page.goto(path)
  await soon(page, successPage('activation', 'success')?.title ?? '')
  await keyboard(page).press(page.getByRole('button', { name: countdownTexts.stop }))
  await expect(page.getByRole('timer')).toHaveText(countdownTexts.stopped)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('timer')).toHaveText(countdownTexts.stopped)
})

/** React shows a screen whose code has come after a moment of the page's own clock, which stands still. */
const soon = (page: Page, title: string) =>
  expect(async () => {
    await page.clock.runFor(100)
    await expect(heading(page, title)).toBeVisible({ timeout: 2_000 })
  }).toPass()
