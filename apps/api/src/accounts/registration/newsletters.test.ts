import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { subscribersOf } from '../../testing/subscribers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register, activate } = readersOf(() => api)
const { subscriber, rowsOf, consentsOf } = subscribersOf(() => api)

const ticked = (email: string, newsletters?: string[]) =>
  register({ email, password, edition: 'az', newsletter_opt_in: true, ...(newsletters && { newsletters }) })
const userOf = (email: string) =>
  api.deps.db.newsletterUser.findUnique({ where: { emailKey: emailKey(email) } })

describe('newsletters of a registration', () => {
  test('N31: any free list of the edition, named in the mail, confirmed by the one click; the publisher is told', async () => {
    const email = freshEmail()
    await ticked(email, ['az-sport', 'az-kultur', 'az-sport']).expect(202)
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.text).toContain('Damit bestätigen Sie auch Ihre Anmeldung zu: AZ Lokalsport, AZ Kultur.')
    const before = (await api.publisher.requests('/optins')).length
    await activate(tokenIn(mail)).expect(200)
    await api.settle()
    expect(await api.publisher.requests('/optins')).toHaveLength(before + 1)
    const user = await userOf(email)
    expect(user?.accountId).toEqual(expect.any(String))
    expect(await rowsOf(user?.id ?? '')).toMatchObject([
      { newsletterId: 'az-kultur', state: 'confirmed', origin: 'registration' },
      { newsletterId: 'az-sport', state: 'confirmed' },
    ])
    expect(await consentsOf(user?.id ?? '')).toMatchObject([
      {
        type: 'requested',
        method: 'registration',
        mailId: mail?.messageId,
        textVersion: 'registrierung-2026-12',
      },
      { type: 'confirmed', method: 'link', mailId: mail?.messageId, textVersion: 'registrierung-2026-12' },
    ])
  })

  test.each([['rt-morgen'], ['az-plus-exklusiv'], ['gibt-es-nicht']])('%s is refused', async (list) => {
    const { body } = await ticked(freshEmail(), ['az-morgen', list]).expect(422)
    expect(body.field_errors).toMatchObject([{ field: 'newsletters', code: 'NOT_OF_EDITION' }])
  })

  test('a list confirmed before is neither named nor touched', async () => {
    const email = await subscriber(['az-morgen'])
    const user = await userOf(email)
    const [before] = await rowsOf(user?.id ?? '')
    await ticked(email, ['az-morgen', 'az-sport']).expect(202)
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    expect(mail?.text).toContain('Ihre Anmeldung zu: AZ Lokalsport.')
    await activate(tokenIn(mail)).expect(200)
    const [morning, sport] = await rowsOf(user?.id ?? '')
    expect(morning).toEqual(before)
    expect(sport?.state).toBe('confirmed')
  })

  test('while no catalogue is known the edition’s own choice still works, any other list does not', async () => {
    const alone = await startHarness()
    await alone.publisher.goDown()
    const send = (newsletters?: string[]) =>
      alone
        .caller()
        .request('post', '/registration/register')
        .send({ email: freshEmail(), password, edition: 'az', newsletter_opt_in: true, newsletters })
    await send().expect(202)
    await send(['az-morgen']).expect(202)
    await send(['az-sport']).expect(422)
    await alone.close()
  })

  test('a mail the silent limits hold back leaves no trace of a wish', async () => {
    const email = freshEmail()
    await register({ email, password }).expect(202)
    // One after the other, because the relay works on several entries at the same time.
    await api.settle()
    await ticked(email).expect(202)
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(1)
    expect(await userOf(email)).toBeNull()
  })
})
