import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  fieldLabels,
  profileTexts,
  registrationTexts,
  sessionTexts,
  successPage,
} from '../../packages/texts/src/index.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { linkIn, nextMailTo } from '../support/inbox.ts'
import { tabTo } from '../support/keyboard.ts'
import { editionUrl, inboxUrl } from '../support/stack.ts'

const password = 'Lese-Test-2024'
// what a reader who waits at the inbox accepts
const mailWithinMs = 2_000

/** How the reader works the page: by pointer or touch, or by keyboard alone. */
type Hand = {
  press(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
}

const pointer: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
}

const keyboard = (page: Page): Hand => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press((await target.getAttribute('role')) === 'tab' ? 'ArrowRight' : 'Enter')
  },
  type: async (field, text) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  },
})

test('a reader registers, activates, logs in, sees the profile, stays logged in and logs out', async ({
  page,
}) => {
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

  const mail = await nextMailTo(inboxUrl, email, mailWithinMs)
  await activate(page, hand, linkIn(mail, '/service/profil/account/activate'))
  const token = await logIn(page, hand, email)

  await page.reload()
  await expect(heading(page, profileTexts.title)).toBeVisible()
  await expectAccessible(page)

  await hand.press(page.getByRole('button', { name: sessionTexts.signOut }))
  await expect(page.getByText(sessionTexts.signedOut)).toBeVisible()
  expect((await call(`${editionUrl('az')}/userinfo`, { token })).status).toBe(401)
}

async function register(page: Page, hand: Hand, email: string) {
  await expectAccessible(page)
  // by keyboard the list of tabs is one stop, and the arrow goes on from the open tab
  const tab = page.getByRole('tab', {
    name: hand === pointer ? sessionTexts.tabs.register : sessionTexts.tabs.login,
  })
  await hand.press(tab)
  await expectAccessible(page)
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  await hand.type(field(form, fieldLabels.email), email)
  await hand.type(field(form, fieldLabels.password), password)
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
  const done = successPage('activation', 'success')
  await expect(heading(page, done?.title ?? '')).toBeVisible()
  await expectAccessible(page)
  await hand.press(page.getByRole('button', { name: done?.next ?? '' }))
}

/** Logs in and answers the bearer with which the page then calls the API. */
async function logIn(page: Page, hand: Hand, email: string) {
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await hand.type(field(form, fieldLabels.email), email)
  await hand.type(field(form, fieldLabels.password), password)
  const withBearer = page.waitForRequest((request) => 'authorization' in request.headers())
  await hand.press(form.getByRole('button', { name: sessionTexts.login.submit, exact: true }))
  await expect(page).toHaveURL(`${editionUrl('az')}/service/profil`)
  await expect(heading(page, profileTexts.title)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  return (await withBearer).headers().authorization?.replace('Bearer ', '') ?? ''
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** By its label, with or without the star of a required field; not the button that shows a password. */
const field = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}\\W*$`))
