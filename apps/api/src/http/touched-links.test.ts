import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'
import { sharingOf } from '../testing/sharing.ts'
import { subscribersOf } from '../testing/subscribers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
const { register, activeReader, bearerOf } = readersOf(() => api)
const { signUp, newestLink, editLink } = subscribersOf(() => api)
const { owner, invited } = sharingOf(() => api)

const rest = (method: 'get' | 'post' | 'put', path: string, bearer?: string) =>
  api.caller().request(method, path, bearer)
const trpc = (name: string, input: object) => rest('post', `/trpc/${name}`).send(input)
const newest = async (email: string, subject = '') => {
  await api.settle()
  const mail = api.mailsTo(email).findLast((one) => one.subject.includes(subject))
  return { token: () => tokenIn(mail), t: () => /[?&]t=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}
const resetToken = async (email: string) => {
  await rest('post', '/registration/request-password-reset').send({ email, edition: 'az' }).expect(202)
  return (await newest(email)).token()
}

// What each program makes of a token is in packages/rules/src/links/mail-link.test.ts. Source: docs/spec/contract.md#touched-links.
describe('a link that copying or a mail program has touched works', () => {
  test('in a header and in JSON, over REST and tRPC, as often as it is asked about', async () => {
    const token = await resetToken(await activeReader())
    const inJson = ['.', '>', ')', '\n', ' \u200b', '“', '_', '&amp;utm=1', '%3E', '%250A', '=20', ', danke']
    for (const added of inJson) await trpc('password.checkReset', { token: `${token}${added}` }).expect(200)
    await trpc('password.checkReset', { token: `${token.slice(0, 20)}=\r\n${token.slice(20)}` }).expect(200)
    for (const added of ['.', '>', ')', '%20', '=3D', '*', '"'])
      await rest('get', '/registration/password-reset').set('X-Reset-Token', `${token}${added}`).expect(200)
  })

  test('of an activation', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    const token = (await newest(email)).token()
    await rest('post', '/registration/activate')
      .send({ token: `<${token}>` })
      .expect(200)
  })

  test('of a new password', async () => {
    const token = await resetToken(await activeReader())
    await trpc('password.reset', { token: `${token}%0A`, password: 'Ganz-Neu-88' }).expect(200)
  })

  test('of a new address, in a query, and of taking it back', async () => {
    const [email, to] = [await activeReader(), freshEmail('neu')]
    await rest('put', '/user/email', await bearerOf(email))
      .send({ email: to, edition: 'az' })
      .expect(202)
    await rest('get', `/user/email/verify?token=${(await newest(to)).token()}%3E.`).expect(200)
    const token = (await newest(email, 'Ihre E-Mail-Adresse wurde geändert')).token()
    await rest('post', '/user/email/take-back')
      .send({ token: `“${token}”` })
      .expect(200)
  })

  test('of a double opt-in and of editing newsletters', async () => {
    const email = freshEmail('abo')
    await signUp(email, ['az-morgen', 'az-sport']).expect(200)
    const { id, token } = await newestLink(email)
    await rest('put', `/newsletter/user/${id}`)
      .send({ register_status: 3, token: `${token})` })
      .expect(200)
    api.advance(61_000)
    const edit = await editLink(email)
    const looked = await rest('get', `/newsletter/user?user_id=${edit.id}`).set(
      'X-Newsletter-Token',
      `${edit.token};`,
    )
    expect(looked.body.subscriptions).toHaveLength(2)
  })

  test('of an invitation, and of a mail that was not meant for its reader', async () => {
    const family = await owner()
    const email = freshEmail('gast')
    const { token } = await invited(family.bearer, email)
    const { body } = await trpc('sharedSubscriptions.checkInvitation', { token: `*${token}*` }).expect(200)
    expect(body.result.data).toHaveLength(1)
    const t = (await newest(email)).t()
    const about = await rest('get', '/mail/not-me').set('X-Not-Me-Token', `${t}],`).expect(200)
    expect(about.body.matter).toBe('invitation')
    expect(
      (
        await rest('post', '/mail/not-me')
          .send({ token: `${t}…` })
          .expect(200)
      ).body.outcome,
    ).toBe('undone')
  })
})
