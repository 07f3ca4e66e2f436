import {
  errorTexts,
  invitationTexts,
  multiuserTexts,
  sharedOwnerTexts,
  sharedReaderTexts,
} from '@leserkonto/texts'
import { doubleText, expectAccessible, expectReflow } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { pointer } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { invitationOf, ownOwner, ownReader } from '../support/own-readers.ts'
import { freshAddress, heading, openAs, problem } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { button, inviteByForm, planPath as plan } from '../support/shared-plan.ts'

const family = { family: { max_members: 4 } }
const { invite, members, removeDialog, seats, full } = sharedOwnerTexts

test('an owner takes an invitation back, and who declines is asked once more', { tag: '@once' }, async ({
  page,
  otherBrowser,
}) => {
  const owner = await ownOwner(family)
  const reader = await ownReader()
  const waiting = freshAddress()
  const revoked = await invitationOf(owner, waiting)
  const link = await invitationOf(owner, reader.email)
  const guest = await otherBrowser()
  await openAs(guest, reader.email, plan)
  await expect(heading(guest, sharedReaderTexts.none.invitedTitle)).toBeVisible()
  await guest.getByRole('link', { name: sharedReaderTexts.none.invitation }).click()
  await button(guest, invitationTexts.decline).click()
  const { declineDialog } = invitationTexts
  await guest.getByRole('dialog').getByRole('button', { name: declineDialog.confirm }).click()
  await expect(heading(guest, invitationTexts.declined.title)).toBeVisible()
  await guest.goto(link)
  await expect(problem(guest, errorTexts.SHARED_INVITATION_USED)).toBeVisible()

  await openAs(page, owner.email, `${plan}/invited/${encodeURIComponent('mia@example.test')}`)
  await expect(heading(page, sharedOwnerTexts.title('family'))).toBeVisible()
  await expect(page.getByText(members.declined)).toBeVisible()
  await page.getByRole('button', { name: members.resendTo(waiting) }).click()
  await expect(page.getByText(members.resent(waiting))).toBeVisible()
  await page.getByRole('button', { name: members.removeOf(waiting) }).click()
  const dialog = page.getByRole('dialog', { name: removeDialog.invitation.title })
  await dialog.getByRole('button', { name: removeDialog.invitation.confirm }).click()
  await expect(page.getByRole('heading', { name: members.title })).toBeFocused()
  await expect(page.getByText(seats.used(0, 4))).toBeVisible()
  await guest.goto(revoked)
  await expect(problem(guest, errorTexts.SHARED_INVITATION_REVOKED)).toBeVisible()
  await guest.goto(`${plan}/invite?token=${'a'.repeat(43)}`)
  await expect(problem(guest, errorTexts.SHARED_INVITATION_NOT_FOUND)).toBeVisible()
})

test('what speaks against an invitation is told; a full house invites nobody', { tag: '@once' }, async ({
  page,
}) => {
  const owner = await ownOwner({ family: { max_members: 2 } })
  const invited = freshAddress()
  await invitationOf(owner, invited)
  await openAs(page, owner.email, plan)
  await expect(heading(page, sharedOwnerTexts.title('family'))).toBeVisible()
  await button(page, invite.submit).click()
  await expect(problem(page, 'Das Feld E-Mail-Adresse muss ausgefüllt werden.')).toBeVisible()
  await expect(problem(page, invite.sameAddressMissing)).toBeVisible()
  await inviteByForm(page, pointer, owner.email)
  await expect(problem(page, errorTexts.SHARED_SELF_INVITE)).toBeVisible()
  const email = formField(page.getByRole('main'), 'E-Mail-Adresse')
  await email.fill(invited)
  await button(page, invite.submit).click()
  await expect(problem(page, errorTexts.SHARED_DUPLICATE)).toBeVisible()
  await doubleText(page)
  await expectAccessible(page)

  const unsent = freshAddress()
  await page.evaluate(() => sessionStorage.setItem('leserkonto.mock_scenario', 'fault=mail-down'))
  await email.fill(unsent)
  await button(page, invite.submit).click()
  await expect(page.getByRole('heading', { name: full.title })).toBeVisible()
  await expect(
    problem(page, errorTexts.SHARED_INVITATION_SEND_FAILED.replace('{emails}', unsent)),
  ).toBeVisible()
  await expect(page.getByText(full.text(2))).toBeVisible()
  await expectAccessible(page)
})

test('a company invites a list, mends what was wrong with it and gets on', async ({ page }) => {
  const owner = await ownOwner({ company: { seats: 10, allowed_domains: ['example.test'] } })
  const [one, two] = [freshAddress(), freshAddress()]
  await openAs(page, owner.email, plan)
  await expect(heading(page, sharedOwnerTexts.title('company'))).toBeVisible()
  await expect(page.getByText(/Probe & Partner GmbH/)).toBeVisible()
  await expectAccessible(page)
  const { bulk } = sharedOwnerTexts
  const list = formField(page.getByRole('main'), bulk.field)
  await page.locator('input[type=file]').setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    // As a spreadsheet saves "Unicode-Text".
    buffer: Buffer.from(
      `\ufeffVorname\tE-Mail\r\nErste\t${one}\r\nFremde\tfremd@anderswo.test\r\nkaputt\t\r\n\t${owner.email}\r\n`,
      'utf16le',
    ),
  })
  const says = (of: string, email: string) =>
    page.getByRole('list', { name: of }).getByRole('listitem').filter({ hasText: email })
  await expect(page.getByText(/1 Person wird eingeladen. 3 Einträge werden nicht eingeladen: /)).toBeVisible()
  await expect(says(bulk.judged, 'fremd@anderswo.test')).toContainText(bulk.allowed('example.test'))
  await expect(says(bulk.judged, 'kaputt')).toContainText(bulk.verdicts.invalid)
  await expect(says(bulk.judged, owner.email)).toContainText(bulk.verdicts.self)
  await expectReflow(page)
  await button(page, bulk.submit(1)).click()
  await expect(page.getByRole('heading', { name: bulk.results.title })).toBeFocused()
  await expect(says(bulk.results.title, one)).toContainText(bulk.results.invited)
  await expect(list).toHaveValue('Fremde <fremd@anderswo.test>\nkaputt')
  await expectAccessible(page)
  await list.fill(two)
  await button(page, bulk.retry).click()
  await expect(says(bulk.results.title, two)).toContainText(bulk.results.invited)
  await expect(page.getByText(seats.used(2, 10))).toBeVisible()
  await linkMailedTo(two, 'invitation')
  await page.getByRole('link', { name: sharedOwnerTexts.list.open }).click()
  await expect(heading(page, multiuserTexts.title)).toBeVisible()
  await expect(formField(page.getByRole('group', { name: one }), 'Vorname')).toHaveValue('Erste')
})
