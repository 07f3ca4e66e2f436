// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, multiuserTexts, sessionTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Handler } from '../../testing/fake-service.ts'
import {
  closeAccount,
  follow,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
} from '../../testing/open-account.tsx'
import { sampleCompanyUsers } from './testing/sample-company-users.ts'

const path = '/service/profil/multiuser'
const { users, removeDialog, anonymous, noCompany, noPlan } = multiuserTexts
const [mia, ole] = sampleCompanyUsers.users

afterEach(closeAccount)

const owner = { ...reader, is_masteruser: true, company_account: true }

async function open(handlers: Record<string, Handler> = {}, user: object = owner) {
  const opened = await openAccount(path, {
    token: tokenOf(reader.sub),
    handlers: {
      'session.userinfo': () => user,
      'multiuser.show': () => sampleCompanyUsers,
      ...handlers,
    },
  })
  await heading(multiuserTexts.title)
  const sent = (name: string) =>
    opened.calls.filter((call) => call.path === `multiuser.${name}`).map(({ input }) => input)
  return { ...opened, sent }
}

const line = (name: string) => screen.getByRole('group', { name })
const typeInto = (name: string, label: string, value: string) =>
  fireEvent.change(within(line(name)).getByLabelText(label), { target: { value } })
const confirm = () =>
  act(async () => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: removeDialog.confirm }))
  })
const asWanted = ({ id, email, given_name, family_name }: typeof mia & object) => ({
  id,
  email,
  given_name,
  family_name,
})

describe('the page has no guard', () => {
  test('nobody is signed in: it offers the login and leads back', async () => {
    const { calls } = await openAccount(path)
    await heading(multiuserTexts.title)
    expect(screen.getByText(anonymous.text)).toBeDefined()
    expect(calls).toEqual([])
    await follow(anonymous.login)
    await heading(sessionTexts.title)
    expect(new URLSearchParams(location.search).get('redirectFrom')).toBe(path)
  })

  test.each([
    ['no company', { ...reader, is_masteruser: false, company_account: false }, noCompany.text],
    ['a company without a running plan', { ...owner, is_masteruser: false }, noPlan.text],
  ])('%s is told what it is for, and stays signed in', async (_, user, text) => {
    const { account, sent } = await open({}, user)
    await screen.findByText(text)
    expect(sent('show')).toEqual([])
    expect(account.session.get().signedIn).toBe(true)
  })
})

describe('the list', () => {
  test('names the company, its places and who reads along', async () => {
    await open()
    await screen.findByText('Muster & Söhne GmbH')
    expect(screen.getByText('2 von 10 belegt')).toBeDefined()
    expect(within(line('mia@muster-soehne.test')).getByText('liest mit')).toBeDefined()
    expect(within(line('ole@muster-soehne.test')).getByText('eingeladen')).toBeDefined()
    expect(screen.getByText(/@muster-soehne\.test, @müller-bau\.test/)).toBeDefined()
  })

  test('is saved as a whole, with who is new, on the version it was made from', async () => {
    let plan = sampleCompanyUsers
    const { sent } = await open({
      'multiuser.show': () => plan,
      'multiuser.save': () => {
        plan = { ...plan, version: 8, used: 3 }
        return plan
      },
    })
    await screen.findByText(users.add)
    await press(users.add)
    expect(document.activeElement?.getAttribute('type')).toBe('email')
    typeInto(users.new(1), 'E-Mail-Adresse *', 'neu@MUSTER-soehne.test')
    typeInto(users.new(1), 'Vorname', 'Ida')
    typeInto('ole@muster-soehne.test', 'Nachname', 'Öl')
    await press(users.save)
    await screen.findByText(users.saved)
    expect(sent('save')).toEqual([
      {
        edition: 'az',
        version: 7,
        users: [
          mia && asWanted(mia),
          ole && { ...asWanted(ole), family_name: 'Öl' },
          { email: 'neu@muster-soehne.test', given_name: 'Ida', family_name: null },
        ],
      },
    ])
    await screen.findByText('3 von 10 belegt')
    expect(document.activeElement?.textContent).toBe(users.title)
  })

  test('loses somebody only after a yes; before that they can stay', async () => {
    const { sent } = await open({ 'multiuser.save': () => sampleCompanyUsers })
    await screen.findByText(users.add)
    await press(users.removeOf('mia@muster-soehne.test'))
    expect(screen.getByText(users.removed)).toBeDefined()
    expect(document.activeElement?.textContent).toContain('mia@muster-soehne.test')
    await press(users.keepOf('mia@muster-soehne.test'))
    await press(users.removeOf('ole@muster-soehne.test'))
    await press(users.save)
    expect(screen.getByRole('dialog', { name: removeDialog.title })).toBeDefined()
    expect(sent('save')).toEqual([])
    await confirm()
    await waitFor(() => expect(sent('save')).toMatchObject([{ users: [mia && asWanted(mia)] }]))
  })

  test('what is wrong with somebody stands at their line', async () => {
    const { sent } = await open()
    await screen.findByText(users.add)
    await press(users.add)
    await press(users.add)
    await press(users.removeOf(users.new(1)))
    await press(users.save)
    expect((await problemBox()).textContent).toContain('Das Feld E-Mail-Adresse muss ausgefüllt werden.')
    const email = within(line(users.new(1))).getByLabelText('E-Mail-Adresse *')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(sent('save')).toEqual([])
  })

  test('who is refused by the service is told at their line, in its words', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({
      'multiuser.save': () => {
        throw new Problem('SHARED_DOMAIN_NOT_ALLOWED', {
          params: { domains: 'muster-soehne.test' },
          details: { refused_emails: ['fremd@example.test'] },
        })
      },
    })
    await screen.findByText(users.add)
    await press(users.add)
    typeInto(users.new(1), 'E-Mail-Adresse *', 'fremd@example.test')
    await press(users.save)
    const text = 'Für Ihr Firmenabo sind nur Adressen mit @muster-soehne.test erlaubt.'
    await within(line(users.new(1))).findByText(text)
    expect(log.mock.calls).toEqual([['SHARED_DOMAIN_NOT_ALLOWED multiuser.save request-1']])
  })

  test('saved by somebody else in the meantime: nothing is lost unseen, and the list can be loaded again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let plan = sampleCompanyUsers
    await open({
      'multiuser.show': () => plan,
      'multiuser.save': () => {
        throw new Problem('CONFLICT')
      },
    })
    await screen.findByText(users.add)
    await press(users.save)
    expect((await problemBox()).textContent).toContain(errorTexts.CONFLICT)
    plan = { ...plan, version: 8, users: plan.users.slice(1) }
    await press(users.reload)
    await waitFor(() => expect(screen.queryByRole('group', { name: 'mia@muster-soehne.test' })).toBeNull())
  })

  test('what could not be sent is named above the list, which is saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let plan = sampleCompanyUsers
    await open({
      'multiuser.show': () => plan,
      'multiuser.save': () => {
        plan = { ...plan, version: 8 }
        throw new Problem('SHARED_INVITATION_SEND_FAILED', { params: { emails: 'neu@muster-soehne.test' } })
      },
    })
    await screen.findByText(users.add)
    await press(users.save)
    expect((await problemBox()).textContent).toContain(
      'Folgende Einladungen konnten nicht verschickt werden: neu@muster-soehne.test',
    )
  })

  test('a full house takes nobody more; an empty one says so', async () => {
    await open({ 'multiuser.show': () => ({ ...sampleCompanyUsers, max_users: 2 }) })
    await screen.findByText('Sie haben die maximale Anzahl von 2 Mitgliedern erreicht.')
    expect(screen.queryByRole('button', { name: users.add })).toBeNull()
    closeAccount()
    await open({ 'multiuser.show': () => ({ ...sampleCompanyUsers, used: 0, users: [] }) })
    await screen.findByText(users.empty)
  })
})

test('a plan that has ended is told, and the reader stays signed in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { account } = await openAccount(path, {
    token: tokenOf(reader.sub),
    handlers: {
      'session.userinfo': () => owner,
      'multiuser.show': () => {
        throw new Problem('SHARED_OWNER_SUBSCRIPTION_ENDED')
      },
    },
  })
  await screen.findByText(errorTexts.SHARED_OWNER_SUBSCRIPTION_ENDED)
  expect(account.session.get().signedIn).toBe(true)
})
