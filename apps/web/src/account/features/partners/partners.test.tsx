// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, loginCodeTexts, partnerTexts, sessionTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, heading, openAccount, press, reader, tokenOf } from '../../testing/open-account.tsx'

const id = 'x'.repeat(43)
const path = `/service/profil/anmelden-bei/${id}`
const back = 'https://sso.example/oidc/auth/x'
const request = {
  partner: 'Kulturkalender',
  kind: 'site',
  scopes: ['profile', 'email'],
  asks: true,
  keeps: true,
  needs_proof: false,
}

afterEach(closeAccount)

const open = (asked: object, more: object = {}, address = path) =>
  openAccount(address, {
    token: tokenOf(reader.sub),
    handlers: {
      'session.userinfo': () => reader,
      'partners.show': () => ({ ...request, ...asked }),
      'partners.device': () => ({ ...request, ...asked }),
      'partners.allow': () => ({ return_to: back }),
      'partners.refuse': () => ({ return_to: `${back}/nein` }),
      ...more,
    },
  })

test('says who wants to know what, and goes back when the reader agrees', async () => {
  const { calls, left } = await open({})
  await heading(partnerTexts.title('Kulturkalender'))
  expect(screen.getByText(partnerTexts.as(reader.email))).toBeDefined()
  const items = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    partnerTexts.scopes.profile,
    partnerTexts.scopes.email,
  ])
  expect(screen.getByText(partnerTexts.keeps.site)).toBeDefined()
  expect(calls.some(({ path }) => path === 'partners.allow')).toBe(false)
  await press(partnerTexts.allow)
  await waitFor(() => expect(left).toEqual([back]))
  expect(calls.find(({ path }) => path === 'partners.allow')?.input).toEqual({ id, agreed: true })
})

test('speaks of no consent where none is kept', async () => {
  await open({ keeps: false })
  await heading(partnerTexts.title('Kulturkalender'))
  expect(screen.queryByText(partnerTexts.keeps.site)).toBeNull()
})

test('who came by the sign-on is told as whom by the page itself, once', async () => {
  sessionStorage.setItem('leserkonto.signed_on', '1')
  const { left } = await open({})
  await heading(partnerTexts.title('Kulturkalender'))
  expect(screen.queryByRole('link', { name: sessionTexts.signOn.switch })).toBeNull()
  await press(partnerTexts.allow)
  await waitFor(() => expect(left).toEqual([back]))
  expect(sessionStorage.getItem('leserkonto.signed_on')).toBeNull()
})

test('goes back without a sign-in when the reader does not agree', async () => {
  const { left } = await open({})
  await heading(partnerTexts.title('Kulturkalender'))
  await press(partnerTexts.refuse)
  await waitFor(() => expect(left).toEqual([`${back}/nein`]))
})

test('asks nothing for a house of the group, and signs in once', async () => {
  const { calls, left } = await open({ asks: false })
  await waitFor(() => expect(left).toEqual([back]))
  const gone = calls.filter(({ path }) => path === 'partners.allow')
  expect(gone.map(({ input }) => input)).toEqual([{ id }])
})

test('asks a reader who has withdrawn their consent since the page was loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { left } = await open(
    { asks: false },
    {
      'partners.allow': ({ agreed }: { agreed?: boolean }) => {
        if (!agreed) throw new Problem('PARTNER_SIGN_IN_OVER')
        return { return_to: back }
      },
    },
  )
  expect(await screen.findByText(errorTexts.PARTNER_SIGN_IN_OVER)).toBeDefined()
  await press(partnerTexts.allow)
  await waitFor(() => expect(left).toEqual([back]))
})

test('asks for the password where the partner wants it, also for a house of the group', async () => {
  const { calls, left } = await open({ asks: false, needs_proof: true })
  const field = await screen.findByLabelText(/Aktuelles Passwort/)
  await press(partnerTexts.allow)
  expect(calls.some(({ path }) => path === 'partners.allow')).toBe(false)
  fireEvent.change(field, { target: { value: 'Geheim-1234' } })
  await press(partnerTexts.allow)
  await waitFor(() => expect(left).toEqual([back]))
  expect(calls.find(({ path }) => path === 'partners.allow')?.input).toEqual({
    id,
    agreed: true,
    current_password: 'Geheim-1234',
  })
})

test('takes a code instead of the password, and sends none', async () => {
  const { calls, left } = await open(
    { needs_proof: true },
    {
      'session.userinfo': () => ({ ...reader, has_password: false }),
      'session.requestCode': () => ({ attempt: 'a'.repeat(43), expires_in: 600 }),
      'session.confirmWithCode': () => undefined,
    },
  )
  await heading(partnerTexts.title('Kulturkalender'))
  expect(screen.getByText(loginCodeTexts.proof.noPassword)).toBeDefined()
  expect(screen.queryByLabelText(/Aktuelles Passwort/)).toBeNull()
  await press(loginCodeTexts.offer.submit)
  await screen.findByText(loginCodeTexts.sent(reader.email))
  expect(screen.queryByText(loginCodeTexts.proof.noPassword)).toBeNull()
  fireEvent.change(await screen.findByLabelText(/^Code\W*$/), { target: { value: '123456' } })
  await screen.findByText(loginCodeTexts.proof.proven)
  await press(partnerTexts.allow)
  await waitFor(() => expect(left).toEqual([back]))
  expect(calls.find(({ path }) => path === 'partners.allow')?.input).toEqual({ id, agreed: true })
})

test('says so when the sign-in is over', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const over = () => {
    throw new Problem('PARTNER_SIGN_IN_OVER')
  }
  await open({}, { 'partners.show': over })
  expect(await screen.findByText(errorTexts.PARTNER_SIGN_IN_OVER)).toBeDefined()
})

test('a stranger signs in first and comes back here', async () => {
  await openAccount(path)
  await waitFor(() => expect(location.pathname + location.search).toContain('redirectFrom'))
  expect(decodeURIComponent(location.search)).toContain(path)
})

test('the code of a device is shown, sent when the reader presses, and what it opens is asked', async () => {
  const allowed = { 'partners.allowDevice': () => ({ status: 'allowed' }) }
  const { calls } = await open(
    { partner: 'Fernseher', kind: 'app' },
    allowed,
    '/service/geraet?code=BCDF-GHJK',
  )
  await heading(partnerTexts.device.title)
  expect(calls.some(({ path }) => path.startsWith('partners.'))).toBe(false)
  await press(partnerTexts.device.next)
  await heading(partnerTexts.title('Fernseher'))
  expect(screen.getByText(partnerTexts.device.warning)).toBeDefined()
  await press(partnerTexts.allow)
  await heading(partnerTexts.device.allowed.title)
  expect(calls.find(({ path }) => path === 'partners.allowDevice')?.input).toEqual({ user_code: 'BCDF-GHJK' })
})

test('a device that asks for a younger login takes the password along', async () => {
  const allowed = { 'partners.allowDevice': () => ({ status: 'allowed' }) }
  const { calls } = await open(
    { partner: 'Fernseher', kind: 'app', needs_proof: true },
    allowed,
    '/service/geraet?code=BCDF-GHJK',
  )
  await heading(partnerTexts.device.title)
  await press(partnerTexts.device.next)
  const field = await screen.findByLabelText(/Aktuelles Passwort/)
  fireEvent.change(field, { target: { value: 'Geheim-1234' } })
  await press(partnerTexts.allow)
  await heading(partnerTexts.device.allowed.title)
  expect(calls.find(({ path }) => path === 'partners.allowDevice')?.input).toEqual({
    user_code: 'BCDF-GHJK',
    current_password: 'Geheim-1234',
  })
})

test('a refused device is told, and the page says so', async () => {
  const refused = { 'partners.refuseDevice': () => ({ status: 'refused' }) }
  await open({ partner: 'Fernseher', kind: 'app' }, refused, '/service/geraet?code=BCDF-GHJK')
  await heading(partnerTexts.device.title)
  await press(partnerTexts.device.next)
  await heading(partnerTexts.title('Fernseher'))
  await press(partnerTexts.refuse)
  await heading(partnerTexts.device.refused.title)
})
