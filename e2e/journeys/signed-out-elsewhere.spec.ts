import { portalTexts, sessionTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { heading, newReader, tryLogIn } from '../support/reader.ts'
import { openLogin } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'
import { signOutHere } from '../support/success.ts'

const profile = '/service/profil'
const section = `${editionUrl('az')}/rubrik/sport`
const head = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

/** Browsers that are driven never hide a page. */
const showAgain = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })

test('an open page of one newspaper notices that its reader has signed out at another, and leads to a login that says so', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.goto(`${editionUrl('az')}${profile}/loginRegister?redirectFrom=/rubrik/sport`)
  await tryLogIn(page, await newReader(), personaPassword)
  await expect(page).toHaveURL(section)
  await expect(head(page, portalTexts.nav.profile)).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${editionUrl('rt')}${profile}`)
  await signOutHere(other)

  await showAgain(page)
  await openLogin(page, head(page, portalTexts.nav.account))
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  await expect(page.getByText(sessionTexts.ended)).toBeVisible()
})
