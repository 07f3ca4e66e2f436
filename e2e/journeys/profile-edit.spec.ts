import { fieldLabels, profileEditTexts } from '@leserkonto/texts'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { heading, newReader, openAs } from '../support/reader.ts'

test('a surname is mended alone: nothing else has to be added, and a username is proposed', {
  tag: '@once',
}, async ({ page }) => {
  await openAs(page, await newReader(), '/service/profil/edit')
  await expect(heading(page, profileEditTexts.title)).toBeVisible()
  const form = page.getByRole('main')
  await formField(form, fieldLabels.family_name).fill('von der Lüth')
  await page.getByRole('button', { name: profileEditTexts.takeProposal('von-der-Lüth') }).click()
  await expect(formField(form, fieldLabels.username)).toHaveValue('von-der-Lüth')
  await formField(form, fieldLabels.birth_date).fill('3.5.1990')
  await expectAccessible(page)
  await page.getByRole('button', { name: profileEditTexts.submit }).click()
  await expect(page.getByText(profileEditTexts.saved)).toBeVisible()
  await expect(page.getByText('3. Mai 1990')).toBeVisible()
})
