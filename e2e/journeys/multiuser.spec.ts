import { errorTexts, multiuserTexts } from '@leserkonto/texts'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { invitationOf, ownOwner } from '../support/own-readers.ts'
import { freshAddress, heading, home, openAs, problem, tryLogIn } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { button } from '../support/shared-plan.ts'

const path = '/service/profil/multiuser'
const { users, removeDialog, anonymous, noCompany } = multiuserTexts

test('a company works on its list: who is new is invited, who is taken out loses the seat', async ({
  page,
}) => {
  const owner = await ownOwner({ company: { seats: 3, allowed_domains: ['example.test'] } })
  const email = freshAddress()
  await page.goto(path)
  await expect(page.getByText(anonymous.text)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: anonymous.login }).click()
  await tryLogIn(page, owner.email, personaPassword)
  await expect(page.getByText('Probe & Partner GmbH')).toBeVisible()
  await expect(page.getByText(users.empty)).toBeVisible()
  await button(page, users.add).click()
  const line = page.getByRole('group', { name: users.new(1) })
  await expect(formField(line, 'E-Mail-Adresse')).toBeFocused()
  await expectAccessible(page)
  await formField(line, 'E-Mail-Adresse').fill('fremd@anderswo.test')
  await button(page, users.save).click()
  await expect(
    problem(page, errorTexts.SHARED_DOMAIN_NOT_ALLOWED.replace('{domains}', 'example.test')),
  ).toBeVisible()
  await formField(line, 'E-Mail-Adresse').fill(email)
  await formField(line, 'Vorname').fill('Ida')
  await button(page, users.save).click()
  await expect(page.getByText(users.saved)).toBeVisible()
  await expect(page.getByText(multiuserTexts.used(1, 3))).toBeVisible()
  await expectReflow(page)
  await linkMailedTo(email, 'invitation')

  // Somebody else works on the same list.
  const other = freshAddress()
  await invitationOf(owner, other)
  const remove = async () => {
    await button(page, users.removeOf(email)).click()
    await expect(page.getByText(users.removed)).toBeVisible()
    await button(page, users.save).click()
  }
  await remove()
  const dialog = page.getByRole('dialog', { name: removeDialog.title })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: removeDialog.confirm }).click()
  await expect(problem(page, errorTexts.CONFLICT)).toBeVisible()
  await button(page, users.reload).click()
  await expect(page.getByText(multiuserTexts.used(2, 3))).toBeVisible()
  await remove()
  await dialog.getByRole('button', { name: removeDialog.confirm }).click()
  await expect(page.getByText(multiuserTexts.used(1, 3))).toBeVisible()
  await expect(page.getByText(other)).toBeVisible()
})

test('a reader who is no company is told what the page is for', { tag: '@once' }, async ({ page }) => {
  await openAs(page, 'ohne.abo@example.test', '/service/profil')
  await expect(home(page)).toBeVisible()
  await page.goto(path)
  await expect(heading(page, multiuserTexts.title)).toBeVisible()
  await expect(page.getByText(noCompany.text)).toBeVisible()
  await expectAccessible(page)
})
