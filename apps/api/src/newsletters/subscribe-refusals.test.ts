import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'
import { subscribersOf } from '../testing/subscribers.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp } = subscribersOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)

describe('a sign-up that is refused', () => {
  test.each([
    [
      'N27: an umlaut before the @',
      { email: 'jörg@x.de' },
      'email',
      'ASCII_LOCAL_PART',
      'Vor dem @ sind nur',
    ],
    [
      'G36: no list',
      { newsletters: [] },
      'newsletters',
      'TOO_FEW',
      'Bitte wählen Sie mindestens einen Newsletter aus.',
    ],
    [
      'no lists at all',
      { newsletters: undefined },
      'newsletters',
      'REQUIRED',
      'Bitte wählen Sie mindestens einen',
    ],
    [
      'N29: a list of another edition',
      { newsletters: ['rt-morgen'] },
      'newsletters',
      'NOT_OF_EDITION',
      'Dieser Newsletter',
    ],
    [
      'an unknown list',
      { newsletters: ['az-morgen', 'az-gibtsnicht'] },
      'newsletters',
      'NOT_OF_EDITION',
      'Dieser',
    ],
    ['a list id with a blank', { newsletters: ['az morgen'] }, 'newsletters.0', 'FORMAT', 'Bitte prüfen'],
    [
      'no consent text',
      { consent_text_version: undefined },
      'consent_text_version',
      'REQUIRED',
      'Bitte stimmen Sie',
    ],
    [
      'an unknown consent text',
      { consent_text_version: 'x' },
      'consent_text_version',
      'FORMAT',
      'Bitte prüfen',
    ],
    ['an odd origin', { origin: 'a b' }, 'origin', 'FORMAT', 'Bitte prüfen'],
  ])('%s is refused in German', async (_name, fields, field, code, message) => {
    const { body } = await signUp(freshEmail(), ['az-morgen'], fields).expect(422)
    expect(body.field_errors).toEqual([{ field, code, message: expect.stringContaining(message) }])
  })

  test('an unknown edition is 404', async () => {
    const { body } = await signUp(freshEmail(), ['az-morgen'], { edition: 'xx' }).expect(404)
    expect(body.code).toBe('EDITION_UNKNOWN')
  })

  test('N21: a premium list needs the right 01, for the address it is for', async () => {
    const gpNumber = await api.publisher.newCustomer()
    const plus = await activeReader()
    await api.deps.db.account.update({
      where: { emailKey: emailKey(plus) },
      data: { links: { create: { gpNumber, method: 'number', linkedAt: api.deps.clock.now() } } },
    })
    const bearer = await bearerOf(plus)
    const premium = (email: string, token?: string) =>
      api
        .caller()
        .request('post', '/newsletter/user', token)
        .send({
          email,
          edition: 'az',
          newsletters: ['az-plus-exklusiv'],
          consent_text_version: 'newsletter-2026-12',
        })
    const anonymous = await premium(plus).expect(403)
    expect(anonymous.body).toMatchObject({ code: 'NEWSLETTER_ERROR', details: { reason: 'right' } })
    await premium(freshEmail(), bearer).expect(403)
    const without = await activeReader()
    await premium(without, await bearerOf(without)).expect(403)
    await premium(plus, bearer).expect(200)
  })

  test('while no catalogue is known the sign-up fails closed', async () => {
    const alone = await startHarness()
    await alone.publisher.goDown()
    const answer = await alone
      .caller()
      .request('post', '/newsletter/user')
      .send({
        email: freshEmail(),
        edition: 'az',
        newsletters: ['az-morgen'],
        consent_text_version: 'newsletter-2026-12',
      })
      .expect(503)
    expect(answer.body.code).toBe('NEWSLETTER_ERROR')
    await alone.close()
  })
})
