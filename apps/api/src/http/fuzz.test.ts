import { type Contract, contract, type Operation, placeOf } from '@leserkonto/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { type Harness, startHarness } from '../testing/harness.ts'
import { hostileInput, tokenOfSomeMail } from '../testing/hostile-input.ts'
import { inDatabase } from '../testing/invariants.ts'
import { readersOf } from '../testing/readers.ts'
import { sharingOf } from '../testing/sharing.ts'

// A short run is in the suite; FUZZ_RUNS=20000 is the long one, FUZZ_SEED repeats one.
const { FUZZ_RUNS = '400', FUZZ_SEED = String(Date.now() % 2_147_483_647) } = process.env
let api: Harness
let bearers: string[] = []
let callsMade = 0
const { activeReader, bearerOf } = readersOf(() => api)
const { owner, member } = sharingOf(() => api)

beforeAll(async () => {
  api = await startHarness()
  await signIn()
})
afterAll(() => api.close())

/** A reader without anything, the owner of a shared plan and a member of it. */
async function signIn(): Promise<void> {
  const family = await owner()
  bearers = [await bearerOf(await activeReader()), family.bearer, (await member(family.bearer)).bearer]
}

const operations = Object.entries(contract as Contract)
  .flatMap(([slice, entries]) => Object.entries(entries).map(([name, entry]) => ({ slice, name, entry })))
  .filter(({ entry }) => !('multipart' in entry))
const calls = fc.oneof(
  ...operations.map((operation) =>
    fc.record({
      operation: fc.constant(operation),
      input: hostileInput(
        toJSONSchema(operation.entry.input, { io: 'input', unrepresentable: 'any' }) as object,
      ),
      who: fc.option(fc.constantFrom(0, 1, 2), { nil: undefined, freq: 3 }),
      overTrpc: fc.boolean(),
      stray: fc.option(fc.constantFrom('__proto__', 'constructor', 'x[]'), { nil: undefined }),
    }),
  ),
)

test(`${FUZZ_RUNS} hostile calls over all operations meet no error nobody declared (seed ${FUZZ_SEED})`, async () => {
  console.log(`fuzz: ${FUZZ_RUNS} calls, seed ${FUZZ_SEED}`)
  const before = await brokenStates()
  await fc.assert(
    fc.asyncProperty(calls, async (call) => {
      const answer = await api.app.inject(requestOf(call))
      expect(answer.statusCode, answer.body).toBeLessThan(500)
      if (answer.statusCode === 401 && call.who !== undefined) await signIn()
      if (callsMade % 50 === 0) await letTimePass()
    }),
    { numRuns: Number(FUZZ_RUNS), seed: Number(FUZZ_SEED) },
  )
  await api.settle()
  expect(api.log()).not.toContain('call failed')
  const after = await brokenStates()
  expect(Object.keys(inDatabase).filter((name) => (after[name] ?? 0) > (before[name] ?? 0))).toEqual([])
}, 1_800_000)

/** Mails go out, and the silent limits of a minute let the next ones through. */
async function letTimePass(): Promise<void> {
  await api.settle()
  api.advance(61_000)
}

type Call = typeof calls extends fc.Arbitrary<infer C> ? C : never

function requestOf({ operation: { slice, name, entry }, input: typed, who, overTrpc, stray }: Call) {
  callsMade++
  const input = typed.token === tokenOfSomeMail ? { ...typed, token: someToken() } : typed
  const headers = {
    'x-forwarded-for': `10.${(callsMade >> 16) % 250}.${(callsMade >> 8) % 250}.${callsMade % 250}`,
    ...(who !== undefined && { authorization: `Bearer ${bearers[who]}` }),
  }
  if (overTrpc) return { method: 'POST' as const, url: `/trpc/${slice}.${name}`, headers, payload: input }
  const body = Object.fromEntries(at('body', entry, input))
  return {
    method: entry.method,
    url: urlOf(entry, input, stray),
    headers,
    ...(Object.keys(body).length > 0 && { payload: body }),
  }
}

type Values = Record<string, unknown>
const at = (place: ReturnType<typeof placeOf>, entry: Operation, input: Values) =>
  Object.entries(input).filter(([field]) => placeOf(entry, field) === place)

function urlOf(entry: Operation, input: Values, stray: string | undefined): string {
  const query = new URLSearchParams(
    Object.fromEntries(at('query', entry, input).map(([field, value]) => [field, asText(value)])),
  )
  if (stray) query.append(stray, '1')
  const path = entry.path.replace(
    /\{(\w+)\}/g,
    (_, field) => encodeURIComponent(asText(input[field] ?? 'x')) || 'x',
  )
  return `${path}?${query}`
}

/** Lone surrogates cannot be in a URL: what a client would send instead. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** The token of one of the mails so far, which one by the count of calls: a seed repeats it. */
function someToken(): string {
  const mail = api.mails[callsMade % Math.max(1, api.mails.length)]
  return /[?&]t(?:oken)?=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? 'keins'
}

/** How often each is broken: what other files of this worker left, this one may mend by the way, never add to. */
async function brokenStates(): Promise<Record<string, number>> {
  const counts = Object.entries(inDatabase).map(
    async ([name, { broken }]) => [name, (await api.deps.pool.query(broken)).rowCount ?? 0] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}
