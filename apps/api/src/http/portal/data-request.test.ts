import type supertest from 'supertest'
import { expect, test } from 'vitest'
import { freshEmail, type Harness } from '../../testing/harness.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { readersOf } from '../../testing/readers.ts'
import { subscribersOf } from '../../testing/subscribers.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})
const { activeReader, register } = readersOf(() => api)
const { subscriber } = subscribersOf(() => api)

const host = 'az.localhost:3000'
const ask = (email: string, headers: Record<string, string> = {}) =>
  pages.post(
    '/datenauskunft',
    {
      Host: host,
      Origin: `http://${host}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    new URLSearchParams({ email }).toString(),
  )
const viewIn = ({ text }: supertest.Response) => JSON.parse(/<pre>(.*)<\/pre>/s.exec(text)?.[1] ?? '{}')
const cookieOf = ({ headers }: supertest.Response) => String(headers['set-cookie']).split(';')[0] ?? ''

/** The path of the link in the newest mail of that kind. */
async function linkTo(email: string): Promise<string> {
  await ask(email).expect(303)
  await api.settle()
  const mail = api.mailsTo(email).findLast(({ subject }) => subject === 'Ihre Daten ansehen')
  return /\/datenauskunft\/ansehen\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** What the link shows, by the cookie that it leads on with. */
async function heldBy(link: string) {
  const led = await pages.page(link).expect(303)
  return viewIn(await pages.page('/datenauskunft/ansehen').set('Cookie', cookieOf(led)).expect(200)).held
}

test('an address without an account reads all that is stored under it, by a link to its mailbox', async () => {
  const email = await subscriber(undefined, freshEmail())
  await register({ email, password: 'Sehr-Geheim-1', given_name: 'Kim' }).expect(202)
  await api.caller().request('post', '/user/login-code').send({ email })
  const declared = { contract: 'AZ PLUS', given_name: 'Kim', family_name: 'Muster', email }
  await api.caller().request('post', '/withdrawal').send(declared).expect(201)
  const { parts, email: shown, newsletters } = await heldBy(await linkTo(email))
  expect(shown).toBe(email)
  expect(newsletters).toMatchObject({ 'az-morgen': 'AZ am Morgen' })
  expect(parts).toMatchObject({
    registrations: [{ given_name: 'Kim', edition: 'sso' }],
    login_codes: [{ expires_at: expect.any(String) }],
    newsletters: [{ newsletter_id: 'az-morgen' }],
    consents: [{ type: 'requested' }, { type: 'confirmed' }],
    declarations: [{ kind: 'withdrawal', contract: 'AZ PLUS', family_name: 'Muster' }],
    invitations: [],
    mail_log: expect.arrayContaining([expect.objectContaining({ purpose: 'withdrawal_receipt' })]),
  })
  expect(JSON.stringify(parts)).not.toMatch(/argon2|hmac|hash"/i)
})

test('an account is told to sign in and is not shown; an address nobody knows has nothing', async () => {
  const account = await activeReader()
  expect(await heldBy(await linkTo(account))).toEqual({ email: account, parts: null, newsletters: {} })
  const { parts } = await heldBy(await linkTo(freshEmail()))
  const { mail_log: mails, ...others } = parts
  expect(mails).toMatchObject([{ purpose: 'data_link' }])
  expect(Object.values(others).flat()).toEqual([])
})

test('the token leaves the address at once; it is good for an hour, and no other text is one', async () => {
  const link = await linkTo(freshEmail())
  const led = await pages.page(link).expect(303)
  expect(led.headers.location).toBe('/datenauskunft/ansehen')
  expect(led.headers['cache-control']).toBe('no-store')
  expect(String(led.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  const shown = await pages.page('/datenauskunft/ansehen').set('Cookie', cookieOf(led)).expect(200)
  expect(shown.headers['cache-control']).toBe('private, no-store')
  for (const other of [api.deps.secrets.seal('declared 1'), api.deps.secrets.seal('data 1 a@example.test')])
    expect(await heldBy(`/datenauskunft/ansehen?token=${other}`)).toBeNull()
  api.advance(60 * 60_000)
  expect(await heldBy(link)).toBeNull()
})

test('a link that copying or a mail program has touched opens the same; one that is incomplete says so', async () => {
  const email = freshEmail()
  const link = await linkTo(email)
  const [path = '', token = ''] = link.split('?token=')
  for (const query of [
    `token=${token}.`,
    `token=${token}%3E`,
    `token=${token})%0A`,
    `token=${token}_`,
    `a=1&amp;token=${token}`,
    `token%3D${token}`,
    `token=3D${token}`,
    `token=${token.slice(0, 30)}%3D%0D%0A${token.slice(30)}`,
    `token=%E2%80%8B${token}%E2%80%9C%20und`,
  ])
    expect(await heldBy(`${path}?${query}`)).toMatchObject({ email })
  for (const query of [
    `token=${token.slice(0, -1)}`,
    `token=${token.slice(0, 20)}...`,
    'token=',
    'token=x',
    `token=${'x'.repeat(3_000)}`,
  ])
    expect(await heldBy(`${path}?${query}`)).toBe('incomplete')
})

test('the page after asking repeats the address, the same for all, from a sealed cookie and from no URL', async () => {
  for (const email of [await activeReader(), freshEmail()]) {
    const asked = await ask(email).expect(303)
    expect(asked.headers.location).toBe('/datenauskunft/unterwegs')
    expect(String(asked.headers['set-cookie'])).not.toContain(email)
    const [, cookie = ''] = /(data-asked=[\w-]+)/.exec(String(asked.headers['set-cookie'])) ?? []
    const shown = await pages.page('/datenauskunft/unterwegs').set('Cookie', cookie).expect(200)
    expect(viewIn(shown)).toEqual({ page: 'dataSent', email })
    expect(shown.headers['cache-control']).toBe('private, no-store')
  }
  for (const cookie of ['', `data-asked=${api.deps.secrets.seal('data 1 a@example.test')}`])
    expect(viewIn(await pages.page('/datenauskunft/unterwegs').set('Cookie', cookie)).email).toBeNull()
})

test('a form of another website sends nothing, and one without an address says so', async () => {
  const email = freshEmail()
  await ask(email, { Origin: 'https://boese.example.test' }).expect(403)
  expect(viewIn(await ask('kein-postfach').expect(422)).errors).toMatchObject([{ field: 'email' }])
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(0)
})

test('an address gets one link in a minute from all callers together, and a new request ends what an earlier one shows', async () => {
  const email = freshEmail()
  const cookie = cookieOf(await pages.page(await linkTo(email)))
  const again = await ask(email, { Cookie: cookie, 'X-Forwarded-For': '198.51.100.9' }).expect(303)
  expect(String(again.headers['set-cookie'])).toMatch(/^data-link=; Max-Age=0/)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(1)
})
