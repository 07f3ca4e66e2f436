import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { deviceOf, password, readersOf } from '../../testing/readers.ts'

const wrong = 'Falsch-Geheim-1'
let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { login, activeReader } = readersOf(() => api)

/** A login from a new browser, unknown to the account unless a cookie is given. */
const attempt = (email: string, secret: string, cookie = '', caller = api.caller()) =>
  caller.request('post', '/user/login').set('Cookie', cookie).send({ email, password: secret })

const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('an attack on one address from 60 networks at once', () => {
  test('hashes no more than 50 tries, and leaves the owner’s own browser alone', async () => {
    const email = await activeReader()
    await login(email).expect(200)
    const before = api.deps.passwords.computed()
    const answers = await Promise.all(Array.from({ length: 60 }, () => attempt(email, wrong)))
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([50, 10])
    expect(api.deps.passwords.computed() - before).toBe(100)
    // From an unknown browser not even the right password is hashed, and a cookie of another account does not help.
    await attempt(email, password).expect(429)
    const stranger = await activeReader()
    const cookie = String((await login(stranger).expect(200)).headers['set-cookie']).split(';')[0] ?? ''
    expect(cookie).toMatch(/^device=/)
    await attempt(email, password, cookie).expect(429)
    await login(email).expect(200)
  })

  test('is answered alike where nobody has the address', async () => {
    const email = freshEmail()
    const answers = await Promise.all(Array.from({ length: 60 }, () => attempt(email, wrong)))
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([50, 10])
  })

  test('asks the database the same whether it has one, a device cookie in hand', async () => {
    const cookie = `device=${'a'.repeat(43)}`
    const work: string[][] = []
    for (const email of [freshEmail(), await activeReader()]) {
      await Promise.all(Array.from({ length: 51 }, () => attempt(email, wrong)))
      const { statements } = await statementsOf(api.deps.pool, () =>
        attempt(email, wrong, cookie).expect(429),
      )
      work.push(statements)
    }
    expect(work[0]).toContainEqual(expect.stringContaining('known_device'))
    expect(work[1]).toEqual(work[0])
  })

  test('counts an address once, however it is written', async () => {
    const email = await activeReader()
    const caller = api.caller()
    const [local, domain] = email.split('@')
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      `${local}+x@${domain}`,
      `${local}@EXAMPLE.test`,
    ]
    for (const spelling of spellings) await attempt(spelling, wrong, '', caller).expect(401)
    await attempt(email, password, '', caller).expect(429)
  })
})

test('one network cannot try many addresses: the 51st within 15 minutes is refused', async () => {
  const caller = api.caller()
  const tries = Array.from({ length: 55 }, () => attempt(freshEmail(), wrong, '', caller))
  const answers = await Promise.all(tries)
  expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([50, 5])
})

describe('while the hashing queue has no place for strangers', () => {
  /** The queue as it is then. */
  async function full<T>(work: () => PromiseLike<T>): Promise<T> {
    const hasPlace = vi.spyOn(api.deps.passwords, 'hasPlace').mockImplementation(({ isKnown }) => isKnown)
    try {
      return await work()
    } finally {
      hasPlace.mockRestore()
    }
  }

  test('a stranger is told of the code, whatever the address, and nothing is asked or counted', async () => {
    for (const email of [await activeReader(), freshEmail()]) {
      const { answer, statements } = await statementsOf(api.deps.pool, () =>
        full(() => attempt(email, password).expect(503)),
      )
      expect(answer.body).toMatchObject({
        code: 'AUTH_BUSY',
        detail: expect.stringContaining('Code per E-Mail'),
      })
      expect(answer.headers['retry-after']).toBe('2')
      expect(statements).toEqual([])
    }
  })

  test('a browser that the account knows signs in', async () => {
    const email = await activeReader()
    await login(email).expect(200)
    await full(() => login(email).expect(200))
  })
})

test('in a /48 that has failed too often, browsers their account knows still sign in, others by code', async () => {
  const email = await activeReader()
  await login(email).expect(200)
  const cookie = `device=${deviceOf(email)}`
  const site = `2001:db8:${(process.pid & 0xffff).toString(16)}`
  const from = (caller: number, test: ReturnType<typeof attempt>) =>
    test.set('X-Forwarded-For', `${site}:${caller.toString(16)}::1`)
  const tries = Array.from({ length: 400 }, (_, at) => from((at % 200) << 8, attempt(freshEmail(), wrong)))
  expect(statuses(await Promise.all(tries), 401)).toBe(400)
  expect((await from(0xf000, attempt(email, password)).expect(429)).body.detail).toContain('Code per E-Mail')
  await from(0xf000, attempt(email, password, cookie)).expect(200)
})

test('signing in over and over gives a stranger no more tries at somebody else', async () => {
  const [own, victim] = [await activeReader(), await activeReader()]
  const caller = api.caller()
  const answers: number[] = []
  for (let i = 0; i < 7; i++) {
    answers.push((await attempt(victim, wrong, '', caller)).status)
    await attempt(own, password, '', caller).expect(200)
  }
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429])
})

test.each([
  ['longer than any of ours', `device=${'a'.repeat(5_000)}`],
  ['made of control characters', 'device=%0D%0ASet-Cookie:%20x=y'],
  ['named like a part of every object', '__proto__=x; constructor=y'],
])('a device cookie %s starts nothing but a login', async (_name, cookie) => {
  const email = await activeReader()
  const { headers } = await attempt(email, password, cookie).expect(200)
  const lines = [headers['set-cookie'] ?? []].flat()
  // The others expire it, wherever it has come from.
  expect(lines.filter((line) => !/^device=; Max-Age=0; /.test(line))).toEqual([lines.at(-1)])
  expect(lines.at(-1)).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('a password is bounded before it is hashed, and taken as typed otherwise', async () => {
  const email = await activeReader()
  const before = api.deps.passwords.computed()
  await attempt(email, 'x'.repeat(129)).expect(422)
  expect(api.deps.passwords.computed()).toBe(before)
  await attempt(email, ` ${password}`).expect(401)
  await attempt(email, password.toLowerCase()).expect(401)
  await attempt(email, `${password}\u0000`).expect(401)
})

test('nothing of these tries is in the log', () => {
  expect(api.log()).toContain('session.login')
  expect(api.log()).not.toMatch(/@|example\.test|Geheim|device=/)
})
