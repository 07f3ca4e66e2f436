import { deskForms, deskListTexts, deskReaderTexts, deskTexts, paywallTexts } from '@leserkonto/texts'
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

test('two accounts of one person: asked for beside a ticket, seen as the reader sees it, merged by a lead, and undone', async ({
  page: desk,
  otherBrowser,
}) => {
  const [kept, gone] = [await newReader(), await newReader()]
  await signInAtDesk(desk, 'leserservice')
  await expect(heading(desk, deskTexts.search.title)).toBeVisible()
  await desk.goto(`${deskUrl}/ticket?email=${encodeURIComponent(kept)}`)
  await expect(desk.getByText(deskReaderTexts.why.noNumber)).toBeVisible()
  await expectAccessible(desk)
  const [reader] = await Promise.all([
    desk.waitForEvent('popup'),
    desk.getByRole('link', { name: deskTexts.ticket.open }).click(),
  ])
  await reader.getByRole('link', { name: deskReaderTexts.asReader.open }).click()
  await expect(reader.getByText(deskReaderTexts.asReader.marked)).toBeVisible()
  await expectAccessible(reader)
  await expectReflow(reader)
  await reader.getByRole('link', { name: deskReaderTexts.asReader.back }).click()

  const asked = deskForms['merge.asked']
  const act = reader.getByRole('group').filter({ hasText: asked.title })
  await act.getByText(asked.title).click()
  await act.getByRole('textbox').fill(gone)
  await act.getByLabel(deskForms.reason).selectOption({ index: 1 })
  await act.getByLabel(deskForms.identified).selectOption({ index: 1 })
  await act.getByRole('button', { name: asked.button }).click()
  await expect(reader.getByText(asked.done)).toBeVisible()
  const page = reader.url().split('?')[0] ?? ''
  await reader.goto(`${deskUrl}/vorgaenge`)
  await expect(reader.getByRole('heading', { name: deskListTexts.cases.queues.second })).toBeVisible()
  await expectAccessible(reader)
  await expectReflow(reader)

  const lead = await otherBrowser()
  await signInAtDesk(lead, 'leitung')
  await lead.goto(`${deskUrl}/zweite-person`)
  const row = lead.getByRole('row').filter({ hasText: gone })
  await expect(row).toContainText(kept)
  await expectAccessible(lead)
  await row.getByRole('button', { name: deskListTexts.waiting.confirm['accounts.merged'] }).click()
  await expect(lead.getByText(deskListTexts.waiting.merged)).toBeVisible()
  await lead.goto(page)
  await expectAccessible(lead)
  const undone = deskForms['accounts.merge_undone']
  const undo = lead.getByRole('group').filter({ hasText: undone.title })
  await undo.getByText(undone.title).click()
  await undo.getByLabel(deskForms.reason).selectOption({ index: 1 })
  await undo.getByLabel(deskForms.identified).selectOption({ index: 1 })
  await undo.getByRole('button', { name: undone.button }).click()
  await expect(lead.getByText(undone.done)).toBeVisible()
})
