// @vitest-environment jsdom
import { errorTexts, sharedOwnerTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeAccount, press } from '../../../testing/open-account.tsx'
import { openOwner, refusing, rowOf } from '../testing/open-shared.ts'
import { sampleFamily, sampleMembers } from '../testing/sample-plans.ts'

const { members, removeDialog } = sharedOwnerTexts
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

afterEach(closeAccount)

describe('what an owner does about a member', () => {
  test('sends an invitation again and says so', async () => {
    const { sent } = await openOwner(sampleFamily, { 'sharedSubscriptions.updateChildUsers': () => ({}) })
    await press(members.resendTo('jan.muster@example.test'))
    await screen.findByText(members.resent('jan.muster@example.test'))
    expect(sent('updateChildUsers')[0]).toEqual({
      edition: 'az',
      childusers: [{ id: sampleMembers[2]?.id, action: 'resend' }],
    })
  })

  test('why it was not sent again stands with the member', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openOwner(sampleFamily, { 'sharedSubscriptions.updateChildUsers': refusing('RATE_LIMITED') })
    await press(members.resendTo('jan.muster@example.test'))
    await within(rowOf('jan.muster@example.test')).findByText(errorTexts.RATE_LIMITED)
  })

  test.each([
    ['Ole Muster', 'member'],
    ['jan.muster@example.test', 'invitation'],
    ['zu.spaet@example.test', 'expired'],
  ] as const)('removing %s is asked for in its own words', async (name, kind) => {
    await openOwner(sampleFamily)
    await press(members.removeOf(name))
    const dialog = screen.getByRole('dialog', { name: removeDialog[kind].title })
    expect(within(dialog).getByText(removeDialog[kind].text(name))).toBeDefined()
    expect(button(removeDialog[kind].confirm)).toBeDefined()
  })

  test('removes only after a yes, names who, and puts the focus on the list', async () => {
    let plan = sampleFamily
    const { sent } = await openOwner(plan, {
      'sharedSubscriptions.childUsers': () => plan,
      'sharedSubscriptions.removeChildUser': ({ id }) => {
        plan = { ...plan, used: 2, childusers: plan.childusers.filter((member) => member.id !== id) }
        return { status: 'revoked' }
      },
    })
    await press(members.removeOf('Ole Muster'))
    await act(async () => void fireEvent.click(button(removeDialog.cancel)))
    expect(sent('removeChildUser')).toEqual([])
    await press(members.removeOf('Ole Muster'))
    await act(async () => void fireEvent.click(button(removeDialog.member.confirm)))
    await screen.findByText(removeDialog.member.done('ole.muster@example.test'))
    expect(sent('removeChildUser')).toEqual([{ id: sampleMembers[0]?.id }])
    expect(screen.queryByText('Ole Muster', { selector: 'li > p' })).toBeNull()
    expect(document.activeElement?.textContent).toBe(members.title)
  })

  test.each([
    ['jan.muster@example.test', 'invitation'],
    ['zu.spaet@example.test', 'expired'],
  ] as const)('what became of %s is said as the invitation it was', async (name, kind) => {
    await openOwner(sampleFamily, { 'sharedSubscriptions.removeChildUser': () => ({ status: 'revoked' }) })
    await press(members.removeOf(name))
    await act(async () => void fireEvent.click(button(removeDialog[kind].confirm)))
    await screen.findByText(removeDialog[kind].done(name))
  })

  test('a removal that fails says why in the dialog', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openOwner(sampleFamily, { 'sharedSubscriptions.removeChildUser': refusing('GENERIC') })
    await press(members.removeOf('Ole Muster'))
    await act(async () => void fireEvent.click(button(removeDialog.member.confirm)))
    await within(screen.getByRole('dialog')).findByText(errorTexts.GENERIC)
  })
})
