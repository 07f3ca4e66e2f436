// @vitest-environment jsdom
import { fieldLabels, invitationTexts, loginCodeTexts } from '@leserkonto/texts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAccount, field, heading, press, reader, tokenOf } from '../../../testing/open-account.tsx'
import { openInvitation } from '../testing/open-shared.ts'
import { sampleInvitation } from '../testing/sample-plans.ts'

const { accept, success } = invitationTexts
const email = 'mia.muster@example.test'

afterEach(closeAccount)

/** A guest presses "accept" and types the code; the invitation that is found then is `own`. */
async function acceptByCode(own: Partial<typeof sampleInvitation>) {
  let found = sampleInvitation
  const opened = await openInvitation([], {
    signedIn: false,
    handlers: {
      'sharedSubscriptions.checkInvitation': () => [found],
      'sharedSubscriptions.updateChildUsers': () => ({}),
      'session.requestCode': () => ({ attempt: 'versuch', expires_in: 600 }),
      'session.redeemCode': () => ({
        access_token: tokenOf(reader.sub),
        token_type: 'Bearer',
        expires_in: 60,
      }),
      'session.userinfo': () => reader,
    },
  })
  await press(accept)
  await screen.findByText(loginCodeTexts.sent(email))
  found = { ...sampleInvitation, logged_in_as_invitee: true, ...own }
  const code = field(`${fieldLabels.code} *`)
  await act(async () => void fireEvent.change(code, { target: { value: '123456' } }))
  return opened
}

test('one press, and six digits: a code goes to the invited address, and behind it the invitation is accepted', async () => {
  const { calls, sent } = await acceptByCode({ needs_address: false })
  await heading(success.title('family'))
  expect(calls.find(({ path }) => path === 'session.requestCode')?.input).toEqual({ email, edition: 'az' })
  expect(sent('updateChildUsers')).toEqual([
    {
      edition: 'az',
      childusers: [{ token: 'geheim-geheim-geheim-geheim-geheim-geheim-g', action: 'accept' }],
    },
  ])
})

test('where the address is asked, it is typed before anything is accepted', async () => {
  const { sent } = await acceptByCode({ needs_address: true })
  await screen.findByLabelText('Straße *')
  expect(sent('updateChildUsers')).toEqual([])
})
