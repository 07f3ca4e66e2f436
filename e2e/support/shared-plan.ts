import { fieldLabels, sharedOwnerTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { formField } from './form-field.ts'
import type { Hand } from './hand.ts'

/** Where a shared plan is managed. */
export const planPath = '/service/profil/shared-subscriptions'

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Invites an address on the open page of a family's owner. */
export async function inviteByForm(page: Page, hand: Hand, email: string): Promise<void> {
  const { invite } = sharedOwnerTexts
  await hand.type(formField(page.getByRole('main'), fieldLabels.email), email)
  await hand.tick(page.getByRole('checkbox', { name: invite.sameAddress }))
  await hand.press(button(page, invite.submit))
}
