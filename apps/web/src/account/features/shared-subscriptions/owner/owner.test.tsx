// @vitest-environment jsdom
import { sharedOwnerTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closeAccount } from '../../../testing/open-account.tsx'
import { nameOf } from '../shared-plan.ts'
import { openOwner, rowOf, sharedPath } from '../testing/open-shared.ts'
import { sampleCompany, sampleFamily, sampleMember, sampleRenewal } from '../testing/sample-plans.ts'

const { members, invite, seats, full } = sharedOwnerTexts

afterEach(closeAccount)

describe('the family view', () => {
  test('names the seats and how far each member is, by the seat alone and never by whether there is an account', async () => {
    await openOwner(sampleFamily)
    expect(screen.getByText(seats.used(3, 4), { exact: false }).textContent).toBe(
      '3 von 4 Plätzen belegt. Noch 1 Platz ist frei.',
    )
    const states = sampleFamily.childusers.map((member) => [
      nameOf(member),
      rowOf(nameOf(member)).querySelector('[data-status]')?.textContent,
    ])
    expect(states).toEqual([
      ['Ole Muster', 'liest mit'],
      ['ida.muster@example.test', 'hat angenommen, Zugang folgt'],
      ['jan.muster@example.test', 'eingeladen'],
      ['zu.spaet@example.test', 'abgelaufen'],
      ['nein.danke@example.test', 'abgelehnt'],
    ])
    expect(screen.queryByText(/Konto/, { selector: 'main li *' })).toBeNull()
    expect(screen.getByText(members.validUntil('4. Dezember 2026 um 13:00 Uhr'))).toBeDefined()
    expect(within(rowOf('zu.spaet@example.test')).getByText(members.expired)).toBeDefined()
    expect(within(rowOf('nein.danke@example.test')).getByText(members.declined)).toBeDefined()
  })

  test('offers each member what can be done about it', async () => {
    await openOwner(sampleFamily)
    const ways = (name: string) =>
      within(rowOf(name))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(ways('Ole Muster')).toEqual([members.remove])
    expect(ways('ida.muster@example.test')).toEqual([members.remove])
    expect(ways('jan.muster@example.test')).toEqual([members.resend, members.remove])
    expect(ways('zu.spaet@example.test')).toEqual([members.resend, members.remove])
    expect(ways('nein.danke@example.test')).toEqual([])
  })

  test('an empty plan says so', async () => {
    await openOwner({ ...sampleFamily, used: 0, childusers: [] })
    expect(screen.getByText(members.empty)).toBeDefined()
  })

  test('a full house says how many there may be and takes the form away', async () => {
    await openOwner({ ...sampleFamily, used: 4 })
    expect(screen.getByText('Alle 4 Plätze sind vergeben.')).toBeDefined()
    expect(screen.getByText(full.next)).toBeDefined()
    expect(screen.queryByRole('button', { name: invite.submit })).toBeNull()
  })

  test('F12: a lowered maximum throws nobody out and says so', async () => {
    await openOwner({ ...sampleFamily, used: 3, max_members: 2 })
    expect(screen.getByText(seats.lowered)).toBeDefined()
    expect(screen.getByText(seats.used(3, 2), { exact: false })).toBeDefined()
  })
})

test('F19: an ended plan says so, names its members and how they come back, and invites nobody', async () => {
  const ended = sampleMember('ole.muster@example.test', 'ended')
  await openOwner({ ...sampleFamily, ...sampleRenewal, ended: true, used: 0, childusers: [ended] })
  expect(screen.getByText(sharedOwnerTexts.ended.text('22. Dezember 2026 um 13:05 Uhr'))).toBeDefined()
  expect(within(rowOf(ended.email)).getByText(sharedOwnerTexts.ended.member)).toBeDefined()
  expect(screen.getByText(sharedOwnerTexts.ended.renew).getAttribute('href')).toMatch(/^(https:|\/)/)
  expect(screen.queryAllByRole('button', { name: invite.submit })).toEqual([])
})

test('F19: an ended plan without members looks ended, and its invitations can only be taken back', async () => {
  const waiting = sampleMember('jan.muster@example.test', 'invited')
  await openOwner({ ...sampleFamily, ended: true, childusers: [waiting] })
  expect(screen.getByText(sharedOwnerTexts.ended.title)).toBeDefined()
  expect(
    within(rowOf(waiting.email)).queryByRole('button', { name: members.resendTo(waiting.email) }),
  ).toBeNull()
  expect(
    within(rowOf(waiting.email)).getByRole('button', { name: members.removeOf(waiting.email) }),
  ).toBeDefined()
})

describe('the state in the address', () => {
  test.each([
    ['invited/mia%40example.test', 'Die Einladung an mia@example.test ist unterwegs.'],
    ['invited', 'Die Einladung ist unterwegs.'],
    ['invited/Ihr%20Konto%20ist%20gesperrt', 'Die Einladung ist unterwegs.'],
    ['removed/mia@example.test', 'mia@example.test gehört nicht mehr zu Ihrem Abo.'],
  ])('%s says: %s', async (state, text) => {
    await openOwner(sampleFamily, {}, `${sharedPath}/${state}`)
    expect(screen.getByText(text)).toBeDefined()
    expect(location.pathname).toBe(`${sharedPath}/${state.split('/')[0]}`)
  })

  test.each(['unsinn', 'constructor', 'quit', 'accepted'])('%s says nothing to an owner', async (state) => {
    await openOwner(sampleFamily, {}, `${sharedPath}/${state}`)
    expect(screen.getByText(sampleFamily.title).nextElementSibling?.tagName).toBe('SECTION')
  })

  test('an address that comes by a step inside the area leaves the bar as well', async () => {
    const wanted = encodeURIComponent(`${sharedPath}/invited/mia@example.test`)
    await openOwner(sampleFamily, {}, `/service/profil/loginRegister?redirectFrom=${wanted}`)
    await screen.findByText('Die Einladung an mia@example.test ist unterwegs.')
    expect(location.pathname).toBe(`${sharedPath}/invited`)
  })
})

test('the company view names the company and the domains it may invite, and asks for no common address', async () => {
  await openOwner(sampleCompany)
  expect(screen.getByText('AZ PLUS Firma · Muster & Söhne GmbH')).toBeDefined()
  expect(screen.getByText(invite.domains('muster-soehne.test, @müller-bau.test'))).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
