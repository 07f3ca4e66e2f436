import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskEnv, deskOf } from '../../testing/desk.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness
let service: Awaited<ReturnType<ReturnType<typeof deskOf>['somebody']>>
beforeAll(async () => {
  api = await startHarness(deskEnv())
  service = await somebody('service')
})
afterAll(() => api.close())

const { quickReader, linkedReader } = linkingOf(() => api)
const { register } = readersOf(() => api)
const { somebody } = deskOf(() => api)

const found = (q: string) => service.post('/suche', { q })
const idOf = async (email: string) =>
  (await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: email } })).id

describe('searching', () => {
  test('by address or customer number leads to the reader at once', async () => {
    const { email, gpNumber } = await linkedReader()
    const page = `/leser/${await idOf(email)}`
    for (const typed of [email, ` ${email.toUpperCase()} `, gpNumber])
      expect((await found(typed)).headers.location).toBe(page)
  })

  test('as it was pasted: a number in groups and among words, an address out of a mail, signs that nobody sees', async () => {
    const { email, gpNumber } = await linkedReader()
    const page = `/leser/${await idOf(email)}`
    const groups = `${gpNumber.slice(0, 4)} ${gpNumber.slice(4, 7)} ${gpNumber.slice(7)}`
    for (const typed of [`Kundennr.: ${groups}`, `<mailto:${email}>`, `${email}\u200b`, `${gpNumber}\0`])
      expect([typed, (await found(typed)).headers.location]).toEqual([typed, page])
    expect((await found('\0')).status).toBe(200)
  })

  test('is on record with how many were found, and without what was typed', async () => {
    const { email } = await quickReader()
    api.advance(1_000)
    await found(email)
    const line = await api.deps.db.staffAct.findFirstOrThrow({
      where: { act: 'reader.searched', subject: service.member.subject },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    expect(line).toMatchObject({ accountId: null, detail: { by: 'email', found: 1 } })
    expect(JSON.stringify(line)).not.toContain(email)
  })

  test('by an address with a slip of the finger', async () => {
    const { id, email } = await quickReader()
    const slip = email.replace('example', 'exmaple')
    const { status, text } = await found(slip)
    expect(status).toBe(200)
    expect(text).toContain(`/leser/${id}`)
    expect(text).toContain('ähnliche Adresse')
  })

  test.each([
    ['the beginning of the family name', 'Żółwińs'],
    ['both names', 'Erika Żółwińska'],
    ['a comma', 'żółwińska, eri'],
    ['a keyboard without such letters', 'zolwinska'],
    ['capitals', 'ŻÓŁWIŃSKA'],
  ])('by name: %s', async (_, typed) => {
    const { id } = await quickReader()
    await api.deps.db.account.update({
      where: { id },
      data: { givenName: 'Erika', familyName: 'Żółwińska' },
    })
    expect((await found(typed)).text).toContain(`/leser/${id}`)
  })

  test.each([
    ['Müller', 'Mueller'],
    ['Mueller', 'müll'],
    ['Strauß', 'Strauss'],
    ['von der Heide', 'Vonderheide'],
    ['Müller-Lüdenscheidt', 'Müller Lüdenscheidt'],
    ['O’Brien', 'obrien'],
    ['Иванов', 'иванов'],
  ])('by name, as it sounds: %s is found by %s', async (familyName, typed) => {
    const { id } = await quickReader()
    await api.deps.db.account.update({ where: { id }, data: { givenName: 'Erika', familyName } })
    expect((await found(typed)).text).toContain(`/leser/${id}`)
  })

  test('wildcards find nobody', async () => {
    const { id } = await quickReader()
    await api.deps.db.account.update({ where: { id }, data: { familyName: 'Müller' } })
    for (const typed of ['%', '_', '\\', 'M%r', 'M_ller'])
      expect((await found(typed)).text).toContain('nichts gespeichert')
  })

  test('finds a registration that waits, and sends its link once more', async () => {
    const email = freshEmail()
    await register({ email, password: 'Sehr-Geheim-77' }).expect(202)
    await api.settle()
    expect((await found(email)).text).toContain('Registrierung nicht bestätigt')
    api.advance(120_000)
    const before = api.mailsTo(email).length
    expect((await service.post('/registrierung', { email })).text).toContain('Die Mail ist unterwegs.')
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(before + 1)
  })

  test('finds a customer of the publisher without an account, and says when the publisher is silent', async () => {
    const email = freshEmail()
    const gpNumber = await api.publisher.newCustomer()
    await api.publisher.change(gpNumber, { email })
    expect((await found(email)).text).toContain(`Kundennummer ${gpNumber}`)
    await api.publisher.goDown()
    expect((await found(email)).text).toContain('Abosystem antwortet gerade nicht')
    await api.publisher.heal()
  })
})

describe('searching by name and postcode', () => {
  const familyName = () => `Müller-${[...freshEmail()].map((one) => letterOf(one)).join('')}`
  const letterOf = (one: string) => String.fromCharCode(97 + (one.charCodeAt(0) % 26))
  const customerOf = (family_name: string) => api.publisher.newCustomer({ given_name: 'Erika', family_name })

  test.each([
    (name: string) => `${name} 12345`,
    (name: string) => `12345 ${name}`,
    (name: string) => `Erika ${name},  D-12345 Musterstadt`,
  ])('finds a customer without an account, with place and number (%#)', async (typed) => {
    const name = familyName()
    const gpNumber = await customerOf(name)
    expect((await found(typed(name))).text).toContain(`Erika ${name}, Musterstadt (Kundennummer ${gpNumber})`)
  })

  test('leads to the account of who has one, and finds nobody at another postcode', async () => {
    const family_name = familyName()
    const { id, gpNumber } = await linkedReader({ family_name })
    const { text } = await found(`${family_name} 12345`)
    expect(text).toContain(`/leser/${id}`)
    expect(text).not.toContain(gpNumber)
    expect((await found(`${family_name} 54321`)).text).toContain('nichts gespeichert')
  })

  test('is on record with how many were found, and without what was typed', async () => {
    const name = familyName()
    await customerOf(name)
    api.advance(1_000)
    await found(`${name} 12345`)
    const line = await api.deps.db.staffAct.findFirstOrThrow({
      where: { act: 'reader.searched', subject: service.member.subject },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    expect(line).toMatchObject({ accountId: null, detail: { by: 'postcode', found: 1 } })
    expect(JSON.stringify(line)).not.toMatch(/12345|Müller/)
  })

  test.each([
    ['is silent', () => api.publisher.goDown(), 'antwortet gerade nicht'],
    [
      'lacks the search',
      () =>
        api.publisher.fail({ match: { method: 'POST', path_regex: '/by-name$' }, action: { status: 405 } }),
      'kann nicht nach Postleitzahlen suchen',
    ],
  ])('says so where the publisher %s, and shows the accounts of that name', async (_what, fails, said) => {
    const familyNameOf = familyName()
    const { id } = await quickReader()
    await api.deps.db.account.update({ where: { id }, data: { familyName: familyNameOf } })
    await fails()
    const { text } = await found(`${familyNameOf} 12345`)
    await api.publisher.heal()
    expect(text).toContain(said)
    expect(text).toContain(`/leser/${id}`)
  })
})

describe('the page of a reader', () => {
  test.each([
    ['no number', undefined, 'keine Kundennummer verknüpft'],
    ['a plan without the right', [], 'enthalten keine Plus-Artikel'],
    ['a plan', ['09'], 'Plus-Artikel sind offen: Auentaler Zeitung'],
  ])('says why an article opens or not: %s', async (_, rights, said) => {
    const plan = { id: `abo-${api.deps.ids.newId()}`, product: 'AZ', title: 'AZ', edition: 'az' as const }
    const { email, bearer } = rights
      ? await linkedReader({ subscriptions: [{ ...plan, rights }] })
      : await quickReader()
    await api.caller().request('get', '/user/checkRight?edition=az&right=09', bearer)
    expect((await service.get(`/leser/${await idOf(email)}`)).text).toContain(said)
  })

  test('there is none for an unknown or malformed id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '..%2f', ''])
      expect((await service.get(`/leser/${id}`)).status).toBe(404)
  })

  test('shows what a reader has typed as text', async () => {
    const { id } = await quickReader()
    await api.deps.db.account.update({ where: { id }, data: { givenName: '<script>x</script>' } })
    const { text } = await service.get(`/leser/${id}`)
    expect(text).toContain('&lt;script&gt;x&lt;/script&gt;')
    expect(text).not.toContain('<script')
  })
})
