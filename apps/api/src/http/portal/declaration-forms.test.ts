import { declarationTexts as texts } from '@leserkonto/texts'
import type supertest from 'supertest'
import { describe, expect, test } from 'vitest'
import { freshEmail, type Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})
const { linkedReader } = linkingOf(() => api)

const host = 'az.localhost:3000'
let networks = 0
const freshNetwork = () => {
  networks += 1
  return `198.51.100.${networks}`
}
/** Sends a form as a browser does, each time from another network. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  pages.post(
    path,
    {
      Host: host,
      Origin: `http://${host}`,
      'X-Forwarded-For': freshNetwork(),
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    new URLSearchParams(fields).toString(),
  )
const fields = (email: string) => ({
  contract: 'AZ PLUS',
  kind: 'extraordinary',
  reason: 'Umzug',
  end_date: '31.12.2026',
  order_date: '',
  given_name: 'Kim',
  family_name: 'Muster',
  email,
})
const cookieOf = ({ headers }: supertest.Response) => String(headers['set-cookie']).split(';')[0] ?? ''
const viewIn = ({ text }: supertest.Response) => JSON.parse(/<pre>(.*)<\/pre>/s.exec(text)?.[1] ?? '{}')

describe.each([
  ['/kuendigung', 'Eingang Ihrer Kündigung'],
  ['/widerruf', 'Eingang Ihres Widerrufs'],
])('the form at %s', (path, subject) => {
  const accepted = (email: string) => {
    const { kind, reason, end_date, order_date, ...who } = fields(email)
    return path === '/widerruf' ? who : { ...who, kind, reason, end_date }
  }

  test('leads on to its confirmation, which this browser alone can see, and for half an hour', async () => {
    const email = freshEmail()
    const sent = await send(path, accepted(email)).expect(303)
    expect(sent.headers.location).toBe(`${path}/eingegangen`)
    expect(String(sent.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect(String(sent.headers['set-cookie'])).not.toContain(email)
    await api.settle()
    expect(api.mailsTo(email)[0]?.subject).toContain(subject)
    const shown = () => pages.page(`${path}/eingegangen`).set('Cookie', cookieOf(sent)).expect(200)
    const confirmation = await shown()
    expect(confirmation.headers['cache-control']).toBe('private, no-store')
    expect(viewIn(confirmation).declared.content).toMatchObject({
      email,
      contract: 'AZ PLUS',
      family_name: 'Muster',
    })
    expect(viewIn(await pages.page(`${path}/eingegangen`).expect(200)).declared).toBeNull()
    const other = path === '/widerruf' ? '/kuendigung' : '/widerruf'
    const elsewhere = await pages.page(`${other}/eingegangen`).set('Cookie', cookieOf(sent)).expect(200)
    expect(viewIn(elsewhere).declared).toBeNull()
    api.advance(31 * 60_000)
    expect(viewIn(await shown()).declared).toBeNull()
  })

  test('comes back with all that was typed and what is wrong with it, as the page has it', async () => {
    const typed = { ...accepted('kein-postfach'), contract: ' ', given_name: ' ', family_name: ' ' }
    const answer = await send(path, typed).expect(422)
    const view = viewIn(answer)
    expect(view).toMatchObject({ page: 'declaration', values: typed, failure: null })
    expect(view.errors.map(({ field }: { field: string }) => field)).toEqual(['given_name', 'email'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.text).toContain(`<title>${texts.problems}`)
  })

  test('takes long texts; one that no call would take comes back whole, with the reason', async () => {
    const typed = (chars: number) => ({ ...accepted(freshEmail()), contract: 'ü'.repeat(chars) })
    await send(path, typed(30_000)).expect(303)
    const long = typed(40_000)
    expect(viewIn(await send(path, long).expect(413))).toMatchObject({ values: long, failure: texts.tooLong })
  })

  test('is not accepted from another website, and keeps what was typed', async () => {
    const typed = accepted(freshEmail())
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://boese.example.test' },
      { Origin: 'null' },
    ]) {
      const view = viewIn(await send(path, typed, headers).expect(403))
      expect(view).toMatchObject({ values: typed, failure: texts.sendAgain })
    }
    await api.settle()
    expect(api.mailsTo(typed.email)).toHaveLength(0)
  })
})

test('signing out takes the confirmation away from who uses the browser next', async () => {
  const { bearer } = await linkedReader()
  const sent = await send('/kuendigung', fields(freshEmail())).expect(303)
  const name = cookieOf(sent).split('=')[0]
  const signedOut = await api.caller().request('post', '/user/logout', bearer).send({}).expect(204)
  expect(String(signedOut.headers['set-cookie'])).toMatch(new RegExp(`^${name}=; Max-Age=0; Path=/;`))
})

test('what a reader declared is shown while that session runs, however it ends, and to no other', async () => {
  const { bearer } = await linkedReader()
  const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  const userData = `userData=${signed.body.user_data}`
  const sent = await send('/kuendigung', fields(freshEmail()), { Cookie: userData }).expect(303)
  const shown = async (cookies: string) =>
    viewIn(await pages.page('/kuendigung/eingegangen').set('Cookie', cookies).expect(200)).declared
  const own = cookieOf(sent)
  expect((await shown(`${own}; ${userData}`))?.content.contract).toBe('AZ PLUS')
  expect(await shown(own)).toBeNull()
  await api.deps.db.session.deleteMany({})
  expect(await shown(`${own}; ${userData}`)).toBeNull()
})

test('declining a hand-over leaves the confirmation to who is signed in', async () => {
  const { bearer } = await linkedReader()
  const declined = await api
    .caller()
    .request('post', '/user/logout', bearer)
    .send({ alone: true })
    .expect(204)
  expect(declined.headers['set-cookie']).toBeUndefined()
})

test('the number of a declaration alone opens no confirmation, nor does a cookie of another kind', async () => {
  const sent = await send('/kuendigung', fields(freshEmail())).expect(303)
  const { id } = await api.deps.db.cancellation.findFirstOrThrow({ orderBy: { receivedAt: 'desc' } })
  for (const value of [id, api.deps.secrets.seal(id), 'x', cookieOf(sent).slice(9, -2)]) {
    const shown = await pages.page('/kuendigung/eingegangen').set('Cookie', `declared=${value}`).expect(200)
    expect(viewIn(shown).declared).toBeNull()
  }
})

test('the limit of the call holds for the form too, and says when to come again', async () => {
  const email = freshEmail()
  const same = { 'X-Forwarded-For': '203.0.113.77' }
  for (let i = 0; i < 5; i++) await send('/kuendigung', fields(email), same).expect(303)
  const answer = await send('/kuendigung', fields(email), same).expect(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(viewIn(answer)).toMatchObject({ values: fields(email), failure: texts.busy(15) })
})

test('a signed-in reader is counted alone, whatever others in their network have sent', async () => {
  const same = { 'X-Forwarded-For': '203.0.113.78' }
  const email = freshEmail()
  for (let i = 0; i < 5; i++) await send('/kuendigung', fields(email), same).expect(303)
  await send('/kuendigung', fields(email), same).expect(429)
  const { bearer } = await linkedReader()
  const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  const Cookie = `userData=${signed.body.user_data}`
  await send('/kuendigung', fields(email), { ...same, Cookie }).expect(303)
})

test('a signed-in reader chooses from the contracts; a stranger types', async () => {
  const { bearer, gpNumber } = await linkedReader()
  const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  const userData = signed.body.user_data
  const view = viewIn(await pages.page('/kuendigung', { userData }).expect(200))
  expect(view.plans).toHaveLength(1)
  expect(view.values).toMatchObject({ gp_number: gpNumber, plan: view.plans[0] })
  const email = freshEmail()
  const chosen = { ...fields(email), contract: '', plan: view.plans[0] }
  await send('/kuendigung', chosen, { Cookie: `userData=${userData}` }).expect(303)
  await api.settle()
  expect(api.mailsTo(email)[0]?.text.replaceAll('\u2060', '')).toContain(view.plans[0])
  const both = viewIn(
    await send('/kuendigung', { ...chosen, contract: 'Anderes' }, { Cookie: `userData=${userData}` }),
  )
  expect(both.errors).toMatchObject([{ field: 'contract', message: texts.oneContract }])
  expect(both.plans).toEqual(view.plans)
  const stranger = viewIn(await pages.page('/kuendigung').expect(200))
  expect(stranger).toMatchObject({ plans: [], values: { email: '', gp_number: '' } })
})

test('what is known of a reader while the publisher is down is no reason to fail', async () => {
  const { bearer } = await linkedReader()
  const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  await api.publisher.goDown()
  api.advance(25 * 60 * 60_000)
  const userData = signed.body.user_data
  expect(viewIn(await pages.page('/kuendigung', { userData }).expect(200)).plans).toEqual([])
})
