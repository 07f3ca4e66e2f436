import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader, bearerOf } = readersOf(() => api)
const anna = {
  given_name: 'Anna Maria',
  family_name: 'O’Neill',
  username: 'anna_maria',
  gender: 'female',
  customer_type: 'private',
}
const save = (bearer: string | undefined, body: object) =>
  api.caller().request('put', '/user', bearer).send(body)

describe('PUT /user', () => {
  test('saves what a reader says about themselves and answers as /userinfo does', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const { body } = await save(bearer, { ...anna, email }).expect(200)
    expect(body).toMatchObject({ ...anna, email, company_name: null, pending_email: null })
    expect((await api.caller().request('get', '/userinfo', bearer).expect(200)).body).toEqual(body)
  })

  test('what is left out stays as it is, so that one field can be mended alone', async () => {
    const bearer = await bearerOf(await activeReader())
    const company = { ...anna, customer_type: 'company', company_name: 'Muster & Söhne GmbH' }
    await save(bearer, { ...company, birth_date: '1990-05-03' }).expect(200)
    const { body } = await save(bearer, { family_name: 'Meyer' }).expect(200)
    expect(body).toMatchObject({
      ...company,
      family_name: 'Meyer',
      birth_date: '1990-05-03',
      birth_date_of: 'reader',
    })
    const fresh = await bearerOf(await activeReader())
    expect((await save(fresh, { family_name: 'Meyer' }).expect(200)).body).toMatchObject({
      family_name: 'Meyer',
      username: null,
      gender: null,
    })
  })

  test('a birth date is typed in the German way, in the file of the reader’s data, and taken back', async () => {
    const bearer = await bearerOf(await activeReader())
    expect((await save(bearer, { birth_date: '3.5.1990' }).expect(200)).body.birth_date).toBe('1990-05-03')
    const { body } = await api.caller().request('get', '/user/export', bearer).expect(200)
    expect(body.profile.birth_date).toBe('1990-05-03')
    expect((await save(bearer, { birth_date: null }).expect(200)).body).toMatchObject({
      birth_date: null,
      birth_date_of: null,
    })
  })

  test('a company has a name, and loses it with the customer type', async () => {
    const bearer = await bearerOf(await activeReader())
    const company = { ...anna, gender: null, customer_type: 'company', company_name: 'Muster & Söhne GmbH' }
    expect((await save(bearer, company).expect(200)).body).toMatchObject({
      gender: null,
      company_name: 'Muster & Söhne GmbH',
      company_account: true,
    })
    expect((await save(bearer, anna).expect(200)).body).toMatchObject({ company_name: null })
  })

  test('belongs to its reader alone', async () => {
    const [mine, theirs] = [await activeReader(), await activeReader({ given_name: 'Berta' })]
    await save(await bearerOf(mine), anna).expect(200)
    const { body } = await api
      .caller()
      .request('get', '/userinfo', await bearerOf(theirs))
      .expect(200)
    expect(body).toMatchObject({ given_name: 'Berta', username: null })
    await save(undefined, anna).expect(401)
  })

  test.each([
    ['an empty name', { ...anna, family_name: ' ' }, ['family_name']],
    ['a birth date to come', { birth_date: '2027-01-01' }, ['birth_date']],
    ['a birth date that is none', { birth_date: '31.02.1990' }, ['birth_date']],
    ['the gender text of the form', { ...anna, gender: 'keine angabe' }, ['gender']],
    ['a username with digits', { ...anna, username: 'anna1' }, ['username']],
    ['a username with a blank', { ...anna, username: 'anna maria' }, ['username']],
    ['81 characters', { ...anna, username: 'ä'.repeat(81) }, ['username']],
    ['a name of 41', { ...anna, given_name: 'a'.repeat(41) }, ['given_name']],
    ['a name with digits', { ...anna, family_name: 'Meier2' }, ['family_name']],
    ['a company without a name', { ...anna, customer_type: 'company' }, ['company_name']],
    ['a private reader with a company', { ...anna, company_name: 'GmbH' }, ['company_name']],
    [
      'a field of somebody who guesses',
      { ...anna, status: 'blocked', gp_number: '1' },
      ['gp_number', 'status'],
    ],
  ])('refuses %s', async (_what, body, fields) => {
    const email = await activeReader()
    const answer = await save(await bearerOf(email), body).expect(422)
    expect(answer.body.field_errors.map((row: { field: string }) => row.field).sort()).toEqual(fields)
  })

  test('another address is asked for, not taken: link to the new mailbox, notice to the old one', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const to = freshEmail('neu')
    const { body } = await save(bearer, { ...anna, email: to }).expect(200)
    expect(body).toMatchObject({ ...anna, email, pending_email: to })
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Ihre E-Mail-Adresse soll geändert werden')
    const token = tokenIn(api.mailsTo(to).at(-1))
    await api.caller().request('get', `/user/email/verify?token=${token}`, bearer).expect(200)
    await login(to).expect(200)
  })

  test('the own address in another case is no change and needs no password', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    api.advance(6 * minute)
    const { body } = await save(bearer, { ...anna, email: email.toUpperCase() }).expect(200)
    expect(body).toMatchObject({ email, pending_email: null })
  })

  test('another address needs a fresh login or the password; without either nothing is saved', async () => {
    const bearer = await bearerOf(await activeReader())
    api.advance(6 * minute)
    const wish = { ...anna, email: freshEmail() }
    expect((await save(bearer, wish).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
    const wrong = await save(bearer, { ...wish, current_password: 'Falsch-99' }).expect(403)
    expect(wrong.body.code).toBe('PASSWORD_WRONG')
    const before = await api.caller().request('get', '/userinfo', bearer).expect(200)
    expect(before.body).toMatchObject({ username: null, pending_email: null })
    await save(bearer, { ...wish, current_password: password }).expect(200)
    await save(bearer, anna).expect(200)
  })

  test('G29: a taken address is refused and nothing is saved', async () => {
    const taken = await activeReader()
    const bearer = await bearerOf(await activeReader())
    const { body } = await save(bearer, { ...anna, email: taken.toUpperCase() }).expect(409)
    expect(body.code).toBe('EMAIL_TAKEN')
    const info = await api.caller().request('get', '/userinfo', bearer).expect(200)
    expect(info.body.username).toBeNull()
  })

  test('shares the five changes an hour with PUT /user/email', async () => {
    const bearer = await bearerOf(await activeReader())
    for (let i = 0; i < 3; i++) await save(bearer, { ...anna, email: freshEmail() }).expect(200)
    for (let i = 0; i < 2; i++)
      await api.caller().request('put', '/user/email', bearer).send({ email: freshEmail() }).expect(202)
    await save(bearer, { ...anna, email: freshEmail() }).expect(429)
    await save(bearer, anna).expect(200)
  })
})
