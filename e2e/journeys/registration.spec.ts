import { randomUUID } from 'node:crypto'
import {
  announcementTexts,
  fieldLabels,
  registrationTexts,
  sessionTexts,
  welcomeTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { formField } from '../support/form-field.ts'
import { type Hand, keyboard, pointer } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { logIn, personaPassword } from '../support/log-in.ts'
import { home } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { editionUrl } from '../support/stack.ts'
import { signInAgain, signOutHere } from '../support/success.ts'

test('a reader registers, activates, sees the profile, stays signed in, signs out and in again', {
  tag: '@firefox',
}, async ({ page }) => {
  await fromRegistrationToLogout(page, pointer)
})

test('the same by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  await fromRegistrationToLogout(page, keyboard(page))
})

async function fromRegistrationToLogout(page: Page, hand: Hand) {
  const email = `leserin-${randomUUID()}@example.test`
  await page.goto('/')
  await expect(page).toHaveURL(
    `${editionUrl('az')}/service/profil/loginRegister?redirectFrom=%2Fservice%2Fprofil`,
  )
  await register(page, hand, email)
  const withBearer = page.waitForRequest((request) => 'authorization' in request.headers())
  await activate(page, hand, await linkMailedTo(email, 'activation'))
  await expect(page).toHaveURL(`${editionUrl('az')}/service/profil/willkommen`)
  await expect(heading(page, announcementTexts.activated)).toBeVisible()
  await hand.press(page.getByRole('button', { name: / bestellen$/ }).first())
  await expect(page.getByText(welcomeTexts.newsletters.ordered)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/service/profil')
  await expect(page.getByText(email)).toBeVisible()
  const token = (await withBearer).headers().authorization?.replace('Bearer ', '') ?? ''

  await expect(home(page)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(announcementTexts.activated)).toBeHidden()
  expect((await call(`${editionUrl('az')}/userinfo`, { token })).status).toBe(200)

  await signOutHere(page, hand)
  expect((await call(`${editionUrl('az')}/userinfo`, { token })).status).toBe(401)
  await signInAgain(page, hand)
  await logIn(page, email, { hand })
}

async function register(page: Page, hand: Hand, email: string) {
  await expectAccessible(page)
  await hand.press(page.getByRole('tab', { name: sessionTexts.tabs.register }))
  await expectAccessible(page)
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  await hand.type(formField(form, fieldLabels.email), email)
  await hand.type(formField(form, fieldLabels.password), personaPassword)
  await hand.press(form.getByRole('button', { name: registrationTexts.submit }))
  await expect(heading(page, registrationTexts.checkMailbox.title)).toBeVisible()
  await expectAccessible(page)
}

async function activate(page: Page, hand: Hand, link: string) {
  await page.goto(link)
  await expect(heading(page, registrationTexts.activate.title)).toBeVisible()
  expect(page.url(), 'the token leaves the address bar').not.toContain('token')
  await expectAccessible(page)
  await hand.press(page.getByRole('button', { name: registrationTexts.activate.submit }))
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
