import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isServer } from '../../store/testing/test-database.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { owner, quickReader, update, look, check, invite, invited, accept, seat, remove } = sharingOf(
  () => api,
)
const validate = (bearer: string, email: string) =>
  api
    .caller()
    .request('get', `/shared-subscriptions/childuser/validate?email=${encodeURIComponent(email)}`, bearer)

describe('inviting', () => {
  test('takes a seat and mails a link that names the owner as the publisher knows them', async () => {
    const { bearer } = await owner()
    const email = freshEmail('gast')
    const { body } = await invite(bearer, email).expect(200)
    expect(body).toMatchObject({
      max_members: 4,
      used: 1,
      results: [{ email, action: 'invite', ok: true, status: 'invited' }],
      childusers: [{ email, invitation_label: 'nicht angenommen', account_label: 'noch nicht aktiviert' }],
    })
    const [mail, ...more] = api.mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Kim Inhaber lädt Sie zum Familienabo ein')
    expect(mail?.text).toMatch(/\/service\/profil\/shared-subscriptions\/invite\?token=[\w-]{43}\n/)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    expect((await look(bearer).expect(200)).body).toMatchObject({ role: 'owner', used: 1 })
    expect(api.log()).not.toContain(email)
  })

  test('F02: a link shows its holder the address it came to, others its mask, and uses nothing up', async () => {
    const { bearer } = await owner()
    const { email, bearer: invitee } = await quickReader()
    const { token } = await invited(bearer, email)
    const { body } = await check(token).expect(200)
    expect(body).toMatchObject([{ type: 'family', status: 'invited', email, owner_name: 'Kim Inhaber' }])
    expect(body).toMatchObject([{ needs_address: true, logged_in_as_invitee: false }])
    expect((await check('u'.repeat(43)).expect(200)).body).toEqual([])
    const others = await check(token, bearer).expect(200)
    expect(others.body[0]).toMatchObject({ error_code: 'SHARED_WRONG_USER', email: null })
    expect(others.text).not.toContain(email)
    expect((await check(undefined, invitee).expect(200)).body).toMatchObject([{ logged_in_as_invitee: true }])
  })

  test('who has no shared plan may not invite, and learns nothing of others', async () => {
    const { bearer } = await owner()
    const { id } = await invited(bearer, freshEmail('gast'))
    const other = await owner()
    const stranger = await quickReader()
    expect((await invite(stranger.bearer, freshEmail()).expect(403)).body.code).toBe('FORBIDDEN')
    await validate(stranger.bearer, freshEmail()).expect(403)
    for (const action of ['resend', 'revoke']) await update(other.bearer, { action, id }).expect(404)
    for (const one of [other, stranger]) await remove(one.bearer, id).expect(404)
    for (const one of [other, stranger]) {
      const answer = await api
        .caller()
        .request('get', `/shared-subscriptions/hasInvitation/${id}`, one.bearer)
      expect(answer.body).toEqual({ has_invitation: false, status: null, expired: false })
    }
    expect((await seat(id)).status).toBe('invited')
  })

  test('F12: full house and a lowered maximum refuse new invitations, members stay', async () => {
    const { bearer, gpNumber, planId } = await owner({ family: { max_members: 2 } })
    const first = await invited(bearer, freshEmail('eins'))
    await invite(bearer, freshEmail('zwei')).expect(200)
    const { body } = await invite(bearer, freshEmail('drei')).expect(409)
    expect(body).toMatchObject({ code: 'SHARED_SEATS_EXHAUSTED' })
    expect(body.detail).toContain('2')
    await api.publisher.change(gpNumber, { subscriptions: [{ id: planId, family: { max_members: 1 } }] })
    await invite(bearer, freshEmail('vier')).expect(409)
    expect((await look(bearer)).body).toMatchObject({ max_members: 1, used: 2 })
    await update(bearer, { action: 'resend', id: first.id }).expect(200)
  })

  test('F09: twenty at once for the last seat, exactly one gets it', async () => {
    // PGlite has one connection: all wait in line for it, and none races another.
    const [rounds, atOnce] = isServer() ? [5, 20] : [2, 5]
    for (let round = 0; round < rounds; round++) {
      const { bearer } = await owner({ family: { max_members: 1 } })
      const tries = Array.from({ length: atOnce }, () => invite(bearer, freshEmail('viele')))
      const answers = await Promise.all(tries)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(atOnce - 1)
      expect((await look(bearer)).body.used).toBe(1)
    }
  })

  test('F25: nobody invites themselves, nobody twice', async () => {
    const { bearer, email } = await owner()
    const tagged = email.replace('@', '+zwei@')
    expect((await invite(bearer, tagged).expect(422)).body.code).toBe('SHARED_SELF_INVITE')
    const guest = freshEmail('gast')
    await invite(bearer, guest).expect(200)
    expect((await invite(bearer, guest.toUpperCase()).expect(409)).body.code).toBe('SHARED_DUPLICATE')
  })

  test('F22: each of 50 wishes is judged on its own, 51 are too many', async () => {
    const { bearer, email } = await owner({ company: { seats: 60, allowed_domains: ['example.test'] } })
    const wish = (address: string) => ({ action: 'invite', email: address })
    const twice = freshEmail('viele')
    const good = [twice, ...Array.from({ length: 46 }, () => freshEmail('viele'))]
    const rows = [...good, twice, email, 'a@andere.test'].map(wish)
    const { body } = await update(bearer, ...rows).expect(200)
    expect(body.results.filter(({ ok }: { ok: boolean }) => ok)).toHaveLength(47)
    expect(body.results.slice(47).map(({ code }: { code: string }) => code)).toEqual([
      'SHARED_DUPLICATE',
      'SHARED_SELF_INVITE',
      'SHARED_DOMAIN_NOT_ALLOWED',
    ])
    await update(bearer, ...rows, wish(freshEmail())).expect(422)
  })

  test('a wrong address fails its row, and a single one the whole request', async () => {
    const { bearer } = await owner()
    const good = freshEmail('gast')
    const rows = [good, 'kein-adresse', 'jörg@example.test', ''].map((email) => ({ action: 'invite', email }))
    const { body } = await update(bearer, ...rows).expect(200)
    expect(body.results).toMatchObject([
      { ok: true, email: good, status: 'invited' },
      {
        ok: false,
        email: 'kein-adresse',
        status: null,
        code: 'AT_MISSING',
        message: expect.stringMatching(/fehlt das @/),
      },
      { ok: false, code: 'ASCII_LOCAL_PART' },
      { ok: false, code: 'REQUIRED' },
    ])
    const alone = await update(bearer, { action: 'invite', email: 'kein-adresse' }).expect(422)
    expect(alone.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      field_errors: [{ field: 'childusers.0.email', code: 'AT_MISSING' }],
    })
  })

  test('F24: validate is the same for addresses with and without an account', async () => {
    const { bearer } = await owner()
    const readers = [await owner(), await quickReader(), { email: freshEmail() }]
    const answers = await Promise.all(readers.map(({ email }) => validate(bearer, email).expect(200)))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"valid":true}']))
    expect((await validate(bearer, 'kein-adresse').expect(200)).body.valid).toBe(false)
  })

  test('an invitation that cannot be sent is named, and goes on being tried', async () => {
    const { bearer } = await owner()
    const email = freshEmail('gast')
    api.smtp.fail(new Error('down'))
    const { body } = await invite(bearer, email).expect(502)
    expect(body).toMatchObject({ code: 'SHARED_INVITATION_SEND_FAILED', details: { failed_emails: [email] } })
    api.smtp.fail(undefined)
    api.advance(60_000)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('an invitation that is refused for good is named too, alone and among others', async () => {
    const { bearer } = await owner()
    api.smtp.fail(Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' }))
    const emails = [freshEmail('gast'), freshEmail('gast'), freshEmail('gast')]
    const [first = ''] = emails
    const alone = await invite(bearer, first).expect(502)
    expect(alone.body.details).toEqual({ failed_emails: [first] })
    const several = await update(
      bearer,
      ...emails.slice(1).map((email) => ({ action: 'invite', email })),
    ).expect(200)
    expect(several.body.details).toEqual({ failed_emails: emails.slice(1) })
    expect(several.body.results).toMatchObject(
      emails.slice(1).map((email) => ({ email, ok: false, code: 'SHARED_INVITATION_SEND_FAILED' })),
    )
    api.smtp.fail(undefined)
  })

  test('the relay leaves an invitation to the call that tells its owner', async () => {
    const { bearer } = await owner()
    const email = freshEmail('gast')
    const { deliverNow } = api.deps
    api.deps.deliverNow = async (...given) => {
      await api.settle()
      return deliverNow(...given)
    }
    api.smtp.fail(new Error('down'))
    await invite(bearer, email).expect(502)
    api.smtp.fail(undefined)
    api.deps.deliverNow = deliverNow
  })

  test('F07: after 14 days a link is expired; sent again a new one works, the old one does not', async () => {
    const [{ bearer }, guest] = [await owner(), await quickReader()]
    const old = await invited(bearer, guest.email)
    api.advance(14 * 86_400_000 + 1_000)
    expect((await accept(guest.bearer, old.token).expect(410)).body.code).toBe('SHARED_INVITATION_EXPIRED')
    expect((await check(old.token)).body[0]).not.toHaveProperty('replaced')
    await update(bearer, { action: 'resend', id: old.id }).expect(200)
    expect((await check(old.token)).body[0].replaced).toBe(true)
    expect((await accept(guest.bearer, old.token).expect(410)).body.code).toBe('SHARED_INVITATION_EXPIRED')
    await accept(guest.bearer, tokenIn(api.mailsTo(guest.email).at(-1))).expect(200)
  })

  test('who wants no invitations gets none, and the owner does not learn it', async () => {
    const { bearer } = await owner()
    const email = freshEmail('gast')
    const { id } = await invited(bearer, email)
    const token = /nicht-ich\?t=([\w-]+)/.exec(api.mailsTo(email)[0]?.text ?? '')?.[1]
    await api.caller().request('post', '/mail/not-me').send({ token }).expect(200)
    expect((await seat(id)).status).toBe('declined')
    for (const one of [bearer, (await owner()).bearer]) {
      const { body } = await invite(one, email).expect(200)
      expect(body.results).toMatchObject([{ ok: true, status: 'invited' }])
    }
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
  })

  test('the sixth mail to one address within 30 days is refused', async () => {
    const { bearer } = await owner()
    const { id } = await invited(bearer, freshEmail('gast'))
    for (let sent = 1; sent < 5; sent++) await update(bearer, { action: 'resend', id }).expect(200)
    await update(bearer, { action: 'resend', id }).expect(429)
  })

  test('what is refused counts as no invitation', async () => {
    const { bearer } = await owner({ family: { max_members: 1 } })
    const { id } = await invited(bearer, freshEmail('gast'))
    const email = freshEmail('gast')
    for (let time = 0; time < 6; time++) await invite(bearer, email).expect(409)
    await remove(bearer, id).expect(200)
    await invite(bearer, email).expect(200)
  })
})
