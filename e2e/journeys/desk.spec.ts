import { deskForms, deskReaderTexts, deskTexts, paywallTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { heading, home, newReader, openAs } from '../support/reader.ts'
import { deskUrl, editionUrl } from '../support/stack.ts'

const locked = `${editionUrl('az')}/artikel/az-marktplatz-baeume`
const offer = (page: Page) => page.getByRole('article').getByRole('region', { name: paywallTexts.heading })

async function signInAtDesk(page: Page, persona: string) {
  await page.goto(deskUrl)
  await expectAccessible(page)
  await page.getByRole('link', { name: deskTexts.signIn.button }).click()
  await logIn(page, `${persona}@example.test`, { lands: /./ })
  await page.waitForURL(`${deskUrl}/**`)
}

test('a call about a missing paper: the reader is found by a slip of the finger, access opened, and the article opens', async ({
  page,
  otherBrowser,
}) => {
  const email = await newReader()
  await openAs(page, email, '/')
  await expect(home(page)).toBeVisible()
  await page.goto(locked)
  await expect(offer(page)).toBeVisible()

  const desk = await otherBrowser()
  await signInAtDesk(desk, 'leserservice')
  await expect(heading(desk, deskTexts.search.title)).toBeVisible()
  await expectAccessible(desk)
  const field = desk.getByLabel(deskTexts.search.label)
  await expect(field).toBeFocused()
  await field.fill(email.replace('example.test', 'exmaple.test'))
  await field.press('Enter')
  const row = desk.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(deskTexts.search.by.similar)
  await expectAccessible(desk)
  expect(desk.url()).not.toContain('exmaple')
  await row.getByRole('link').click()

  await expect(desk.getByText(deskReaderTexts.why.noNumber)).toBeVisible()
  await expectAccessible(desk)
  await expectReflow(desk)
  const act = desk.getByRole('group').filter({ hasText: deskForms['access.opened'].title })
  await act.getByText(deskForms['access.opened'].title).click()
  await act.getByLabel(deskForms.identified).selectOption({ index: 1 })
  await act.getByRole('button', { name: deskForms['access.opened'].button }).click()
  await expect(desk.getByText(deskForms['access.opened'].done)).toBeVisible()
  await expectAccessible(desk)

  await page.reload()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})
