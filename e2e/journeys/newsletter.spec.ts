import { linkIn } from '@leserkonto/testing'
import {
  errorTexts,
  fieldErrorText,
  fieldLabels,
  homeTexts,
  newsletterAnswers,
  newsletterChangedMailTexts,
  newsletterDoiMailTexts,
  newsletterEditMailTexts,
  newsletterTexts,
  requiredText,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { type Hand, keyboard, pointer } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { freshAddress, heading, newReader } from '../support/reader.ts'
import { mailTo } from '../support/reader-mail.ts'
import { editionUrl } from '../support/stack.ts'

const texts = newsletterTexts
const path = '/service/newsletter'

test('without an account: order, confirm, change by link, unsubscribe with a reason and take it back', {
  tag: '@firefox',
}, async ({ page }) => {
  await fromOrderToFarewell(page, pointer)
})

test('the same by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  await fromOrderToFarewell(page, keyboard(page))
})

test('the same with text at 200 %', { tag: '@once' }, async ({ page }) => {
  // The narrowest window twice, since text that is twice as large needs it (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 640, height: 900 })
  // By script, since the content security policy lets no foreign style in.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await fromOrderToFarewell(page, pointer)
})

async function fromOrderToFarewell(page: Page, hand: Hand) {
  const email = freshAddress()
  await order(page, hand, email, ['AZ am Morgen', 'AZ Lokalsport'])
  await confirm(page, hand, email, ['AZ am Morgen', 'AZ Lokalsport'])
  await askForLink(page, hand, email)
  await change(page, hand, email)
  const link = linkIn(await mailTo(email, newsletterChangedMailTexts.subject), `${path}/abmeldung`)
  await unsubscribe(page, hand, link)
}

async function order(page: Page, hand: Hand, email: string, lists: readonly string[]) {
  await page.goto(path)
  await expect(heading(page, texts.title)).toBeVisible()
  for (const title of lists) await hand.tick(box(page, title))
  await expectAccessible(page)
  await hand.type(formField(page.getByRole('main'), fieldLabels.email), email)
  await hand.tick(page.getByRole('checkbox', { name: /^Ja, ich möchte/ }))
  await hand.press(page.getByRole('button', { name: texts.register.submit }))
  await expect(heading(page, texts.registered.title)).toBeVisible()
  await expect(page.getByText(texts.registered.text(email))).toBeVisible()
  await expectAccessible(page)
}

async function confirm(page: Page, hand: Hand, email: string, lists: readonly string[]) {
  await page.goto(linkIn(await mailTo(email, newsletterDoiMailTexts.subject), `${path}/doi`))
  await expect(heading(page, texts.optIn.title)).toBeVisible()
  await expectAccessible(page)
  await hand.press(page.getByRole('button', { name: texts.optIn.submit }))
  await expect(heading(page, texts.optIn.doneTitle)).toBeVisible()
  for (const title of lists) await expect(page.getByText(new RegExp(`^${title}`))).toBeVisible()
  await expectAccessible(page)
  // Pressed again, the link says the same.
  await page.reload()
  await hand.press(page.getByRole('button', { name: texts.optIn.submit }))
  await expect(heading(page, texts.optIn.doneTitle)).toBeVisible()
}

async function askForLink(page: Page, hand: Hand, email: string) {
  await page.goto(path)
  await hand.press(page.getByRole('button', { name: texts.register.known.manage }))
  await expect(heading(page, texts.editLink.title)).toBeVisible()
  await expectAccessible(page)
  await hand.type(formField(page.getByRole('main'), fieldLabels.email), email)
  await hand.press(page.getByRole('button', { name: texts.editLink.submit }))
  await expect(page.getByText(newsletterAnswers.editLink)).toBeVisible()
  await expectAccessible(page)
}

async function change(page: Page, hand: Hand, email: string) {
  await page.goto(linkIn(await mailTo(email, newsletterEditMailTexts.subject), path))
  await expect(page.getByText(texts.own.lead(email))).toBeVisible()
  await expect(box(page, 'AZ Lokalsport')).toBeChecked()
  await expectAccessible(page)
  await hand.tick(box(page, 'AZ am Morgen'))
  await hand.tick(box(page, 'AZ Lokalsport'))
  await hand.press(page.getByRole('button', { name: texts.own.submit }))
  await expect(page.getByRole('alert').getByText(atLeastOne)).toBeVisible()
  await expectAccessible(page)
  await hand.tick(box(page, 'AZ Kultur'))
  await hand.press(page.getByRole('button', { name: texts.own.submit }))
  await expect(page.getByText(texts.own.saved)).toBeVisible()
}

/** Leaves, and takes it back. */
async function unsubscribe(page: Page, hand: Hand, link: string) {
  await page.goto(link)
  await expect(heading(page, texts.unsubscribe.title)).toBeVisible()
  await expect(page.getByText(texts.unsubscribe.one('AZ Kultur'))).toBeVisible()
  await page.getByLabel(texts.unsubscribe.reason).selectOption({ label: texts.unsubscribe.reasons['001'] })
  await hand.type(page.getByLabel(texts.unsubscribe.reasonText), 'Einmal in der Woche reicht mir.')
  await expectAccessible(page)
  await hand.press(page.getByRole('button', { name: texts.unsubscribe.submit }))
  await expect(heading(page, texts.unsubscribe.doneTitle(['AZ Kultur']))).toBeVisible()
  await expectAccessible(page)
  await hand.press(page.getByRole('button', { name: texts.unsubscribe.undo.submit }))
  await expect(heading(page, texts.unsubscribe.undo.doneTitle(['AZ Kultur']))).toBeVisible()
  await expectAccessible(page)
}

test('what is missing is told at once; a link that is dead and a service that is down say one text', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: texts.register.submit }).click()
  const summary = page.getByRole('alert')
  for (const text of [
    requiredText(fieldLabels.email),
    atLeastOne,
    fieldErrorText('consent_text_version', 'REQUIRED'),
  ])
    await expect(summary.getByText(text)).toBeVisible()
  await expectAccessible(page)
  await formField(page.getByRole('main'), fieldLabels.email).fill('keine-adresse')
  await page.getByRole('button', { name: texts.register.submit }).click()
  await expect(summary.getByText(fieldErrorText('email', 'AT_MISSING'))).toBeVisible()

  const id = crypto.randomUUID()
  // Of the form of a token: anything else is said to be incomplete.
  const expired = 'a'.repeat(43)
  await page.goto(`${path}?id=${id}&token=${expired}`)
  await expect(page.getByText(errorTexts.NEWSLETTER_ERROR)).toBeVisible()
  await expect(page.getByText(texts.editLink.dead)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${path}/doi?id=${id}&token=${expired}`)
  await page.getByRole('button', { name: texts.optIn.submit }).click()
  await expect(heading(page, texts.optIn.deadTitle)).toBeVisible()
  await expectAccessible(page)
})

test('one click of a mail program ends it, and the page behind the same link says so too', {
  tag: '@once',
}, async ({ page }) => {
  const email = freshAddress()
  await order(page, pointer, email, ['AZ am Morgen'])
  await confirm(page, pointer, email, ['AZ am Morgen'])
  await askForLink(page, pointer, email)
  const edit = linkIn(await mailTo(email, newsletterEditMailTexts.subject), path)
  await page.goto(edit)
  await box(page, 'AZ Kultur').click()
  await page.getByRole('button', { name: texts.own.submit }).click()
  await expect(page.getByText(texts.own.saved)).toBeVisible()
  const link = linkIn(await mailTo(email, newsletterChangedMailTexts.subject), `${path}/abmeldung`)

  // As RFC 8058 has it: a form without cookies.
  const status = await page.evaluate(async (url) => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    return (await fetch(url, { method: 'POST', body, credentials: 'omit' })).status
  }, link)
  expect(status).toBe(200)

  await page.goto(edit)
  await expect(page.getByText(errorTexts.NEWSLETTER_ERROR)).toBeVisible()
  await page.goto(link)
  await expect(heading(page, texts.unsubscribe.already.title(undefined))).toBeVisible()
  await expectAccessible(page)
})

test('signed in: own newsletters without a mail, premium locked, and on the profile', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newReader()
  await page.goto('/service/profil')
  await logIn(page, email)
  await page.goto(path)
  await expect(page.getByText(texts.own.lead(email))).toBeVisible()
  await expect(box(page, 'AZ PLUS exklusiv')).toBeDisabled()
  await expect(page.getByText(/Diesen Newsletter gibt es mit einem Plus-Abo/)).toBeVisible()
  await box(page, 'AZ am Abend').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.own.submit }).click()
  await expect(page.getByText(texts.own.saved)).toBeVisible()

  await page.goto('/service/profil')
  const issues = page.getByRole('region', { name: homeTexts.issues.title })
  await expect(issues.getByRole('heading', { name: 'AZ am Abend' })).toBeVisible()
  await expect(issues.getByText(homeTexts.issues.hour('18.00'))).toBeVisible()
  await page.goto(`${path}/abmeldung`)
  await expect(box(page, 'AZ am Abend')).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.unsubscribe.submit }).click()
  await expect(heading(page, texts.unsubscribe.doneTitle(['AZ am Abend']))).toBeVisible()
  await page.goto('/service/profil')
  await expect(issues.getByText(homeTexts.issues.none)).toBeVisible()
  await page.goto(`${editionUrl('az')}${path}/abmeldung`)
  await expect(page.getByText(texts.unsubscribe.nothing)).toBeVisible()
})

const atLeastOne = 'Bitte wählen Sie mindestens einen Newsletter aus.'
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
