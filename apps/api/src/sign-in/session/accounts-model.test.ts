import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  accountAt,
  endSessions,
  expectOne,
  type Model,
  nth,
  opens,
  passwords,
  pressLink,
  type Session,
} from '../../testing/accounts-model.ts'
import { freshEmail, type Harness, startHarness, tokenIn } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

// A short run, always the same, is in the suite; MODEL_RUNS=100 with another MODEL_SEED is the long one.
const { MODEL_RUNS = '4', MODEL_SEED = '2' } = process.env
const addressCount = 3

let api: Harness
beforeAll(async () => {
  // What is tried is the accounts, not the limits.
  api = await startHarness({ RATE_LIMIT_FACTOR: '1000000' })
})
afterAll(() => api.close())

const { register, login } = readersOf(() => api)

type Real = { addresses: readonly string[] }
/** One call; resolves with what it did, undefined where it was refused, as it should be. */
type Act = (model: Model, real: Real) => Promise<string | undefined>

const addressAt = ({ addresses }: Real, place: number) => addresses[place] ?? ''

/** The answer to an address that has an account is the same, but its mail carries no link that opens one. */
const registering =
  (at: number, password: string): Act =>
  async (model, real) => {
    const email = addressAt(real, at)
    await register({ email, password }).expect(202)
    await api.settle()
    const mail = api.mailsTo(email).at(-1)
    if (accountAt(model, at)) return void expect(mail?.text).not.toContain('token=')
    const attempt = { at, password }
    model.attempts.push(attempt)
    model.links.push({ kind: 'activation', attempt, token: tokenIn(mail) })
    return 'registered'
  }

/** A link of any age. */
const pressing =
  (age: number): Act =>
  async (model) => {
    const link = nth(model.links, age, (one) => opens(model, one))
    return link && pressLink(api, model, link)
  }

/** With the password of the account, or so many further in the list. */
const signingIn =
  (at: number, off: number): Act =>
  async (model, real) => {
    const account = accountAt(model, at)
    const known = passwords.indexOf(account?.password ?? passwords[0])
    const password = passwords[(known + off) % passwords.length]
    const answer = await login(addressAt(real, at), password)
    if (!account || account.password !== password) return expectOne(answer, [401, 403])
    expectOne(answer, [200])
    model.sessions.push({ of: account, isOpen: true, bearer: answer.body.access_token })
    return 'signed in'
  }

type Method = 'post' | 'put' | 'delete'
const wrong = 'Falsch-Geheim-1'

/** What a session of any age asks for; `then` follows where it may. An ended one is refused, and nothing follows. */
const asking =
  (
    age: number,
    [method, path, json]: readonly [Method, string, ((real: Real, of: Account) => object)?],
    refusal: (model: Model, of: Account) => number | undefined,
    then: (model: Model, session: Session, real: Real) => void | Promise<void>,
  ): Act =>
  async (model, real) => {
    const session = nth(model.sessions, age, ({ isOpen }) => isOpen)
    if (!session) return undefined
    const sent = json?.(real, session.of) ?? {}
    const answer = await api.caller().request(method, path, session.bearer).send(sent)
    const refused = session.isOpen ? refusal(model, session.of) : 401
    if (refused) return expectOne(answer, [refused])
    expectOne(answer, [200, 202, 204])
    await then(model, session, real)
    return `${method} ${path}`
  }

const proof = (isRight: boolean, of: Account) => ({ current_password: isRight ? of.password : wrong })
const never = () => undefined

const changingPassword = (age: number, isRight: boolean, password: string) =>
  asking(
    age,
    ['put', '/user/password', (_, of) => ({ password, ...proof(isRight, of) })],
    (_, of) => (!isRight ? 403 : of.password === password ? 422 : undefined),
    (model, session) => {
      Object.assign(session.of, { password, reset: undefined })
      endSessions(model, session.of, session)
    },
  )

const moving = (age: number, isRight: boolean, to: number) =>
  asking(
    age,
    ['put', '/user/email', (real, of) => ({ email: addressAt(real, to), ...proof(isRight, of) })],
    (model) => (!isRight ? 403 : accountAt(model, to) ? 409 : undefined),
    async (model, { of }, real) => {
      await api.settle()
      of.moves = { kind: 'move', of, to, token: tokenIn(api.mailsTo(addressAt(real, to)).at(-1)) }
      model.links.push(of.moves)
    },
  )

const staying = (age: number) =>
  asking(age, ['delete', '/user/email/pending'], never, (_, { of }) => {
    of.moves = undefined
  })

const leaving = (age: number) =>
  asking(age, ['post', '/user/logout'], never, (_, session) => {
    session.isOpen = false
  })

const leavingElsewhere = (age: number) =>
  asking(age, ['delete', '/user/sessions'], never, (model, session) =>
    endSessions(model, session.of, session),
  )

const deleting = (age: number, isRight: boolean) =>
  asking(
    age,
    ['delete', '/user/delete', (_, of) => proof(isRight, of)],
    () => (isRight ? undefined : 403),
    (model, { of }) => {
      endSessions(model, of)
      Object.assign(of, { moves: undefined, reset: undefined })
      model.accounts = model.accounts.filter((one) => one !== of)
    },
  )

/** Every session opens what it should and no other does; every address has the account it should and no other has one. */
async function compare({ accounts, sessions }: Model, { addresses }: Real): Promise<void> {
  for (const { of, isOpen, bearer } of sessions) {
    const { status, body } = await api.caller().request('get', '/userinfo', bearer)
    expect(status).toBe(isOpen ? 200 : 401)
    const pending_email = of.moves?.kind === 'move' ? addresses[of.moves.to] : null
    if (isOpen) expect(body).toMatchObject({ email: addresses[of.at], pending_email })
  }
  const rows = await api.deps.db.account.findMany({ where: { email: { in: [...addresses] } } })
  const expected = accounts.map(({ at }) => addresses[at])
  expect(rows.map(({ email }) => email).toSorted()).toEqual(expected.toSorted())
}

const effects = [
  'registered',
  'activated',
  'activated without a password',
  'moved',
  'reset',
  'signed in',
  'put /user/password',
  'put /user/email',
  'delete /user/email/pending',
  'post /user/logout',
  'delete /user/sessions',
  'delete /user/delete',
]
const seen = new Set<string>()

/** One call, and a look at everything after it. */
const named =
  <T extends readonly unknown[]>(name: string, act: (...how: T) => Act) =>
  (how: T) => ({
    toString: () => `${name}(${how.join(', ')})`,
    check: () => true,
    async run(model: Model, real: Real) {
      const effect = await act(...how)(model, real)
      if (effect) seen.add(effect)
      await compare(model, real)
    },
  })

const place = fc.nat(addressCount - 1)
const age = fc.nat(9).map((number) => Math.max(0, number - 4))
const isRight = fc.nat(3).map((number) => number > 0)
const password = fc.constantFrom(...passwords)
const off = fc.constantFrom(0, 0, 0, 1, 2)
const registration = fc.tuple(place, password).map(named('register', registering))
const press = fc.tuple(age).map(named('press', pressing))
const signIn = fc.tuple(place, off).map(named('signIn', signingIn))
const move = fc.tuple(age, isRight, place).map(named('move', moving))
const commands = fc.commands(
  [
    // What opens something comes more often than what ends it, so that there is something to end.
    ...[registration, registration, press, press, press, signIn, signIn, signIn, move, move],
    fc.tuple(age, isRight, password).map(named('changePassword', changingPassword)),
    fc.tuple(age).map(named('stay', staying)),
    fc.tuple(age).map(named('leave', leaving)),
    fc.tuple(age).map(named('leaveElsewhere', leavingElsewhere)),
    fc.tuple(age, isRight).map(named('delete', deleting)),
  ],
  { maxCommands: 40, size: 'max' },
)

/** Two readers who are signed in, and an address that nobody has. */
async function start(): Promise<{ model: Model; real: Real }> {
  const model: Model = { accounts: [], attempts: [], sessions: [], links: [] }
  const real = { addresses: Array.from({ length: addressCount }, () => freshEmail()) }
  for (const reader of [0, 1])
    for (const act of [registering(reader, passwords[0]), pressing(0), signingIn(reader, 0)])
      await act(model, real)
  return { model, real }
}

test(`${MODEL_RUNS} sequences of calls about accounts end as the model says (seed ${MODEL_SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const begun = await start()
      await fc.asyncModelRun(() => begun, sequence)
    }),
    { numRuns: Number(MODEL_RUNS), seed: Number(MODEL_SEED) },
  )
  expect([...seen].toSorted()).toEqual(effects.toSorted())
}, 1_800_000)
