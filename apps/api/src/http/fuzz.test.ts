import { type Contract, contract, type Operation, placeOf } from '@leserkonto/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { type Harness, startHarness } from '../testing/harness.ts'
import { hostileInput } from '../testing/hostile-input.ts'
import { readersOf } from '../testing/readers.ts'

// A short run stands in the suite; FUZZ_RUNS=20000 is the long one, FUZZ_SEED repeats one.
const { FUZZ_RUNS = '400', FUZZ_SEED = String(Date.now() % 2_147_483_647) } = process.env
let api: Harness
let bearer = ''
let callsMade = 0
const { activeReader, bearerOf } = readersOf(() => api)

beforeAll(async () => {
  api = await startHarness()
  bearer = await bearerOf(await activeReader())
})
afterAll(() => api.close())

const operations = Object.values(contract as Contract)
  .flatMap((slice) => Object.values(slice))
  .filter((entry) => !('multipart' in entry))
const calls = fc.oneof(
  ...operations.map((entry) =>
    fc.record({
      entry: fc.constant(entry),
      input: hostileInput(toJSONSchema(entry.input, { io: 'input', unrepresentable: 'any' }) as object),
      signedIn: fc.boolean(),
      stray: fc.option(fc.constantFrom('__proto__', 'constructor', 'x[]'), { nil: undefined }),
    }),
  ),
)

test(`${FUZZ_RUNS} hostile calls over all operations meet no error nobody declared (seed ${FUZZ_SEED})`, async () => {
  console.log(`fuzz: ${FUZZ_RUNS} calls, seed ${FUZZ_SEED}`)
  await fc.assert(
    fc.asyncProperty(calls, async ({ entry, input, signedIn, stray }) => {
      const answer = await api.app.inject(requestOf(entry, input, { signedIn, stray }))
      expect(answer.statusCode, answer.body).toBeLessThan(500)
      if (answer.statusCode === 401 && signedIn) bearer = await bearerOf(await activeReader())
    }),
    { numRuns: Number(FUZZ_RUNS), seed: Number(FUZZ_SEED) },
  )
  await api.settle()
  expect(api.log()).not.toContain('call failed')
  expect(await brokenStates()).toEqual([])
}, 1_800_000)

function requestOf(
  entry: Operation,
  input: Record<string, unknown>,
  { signedIn, stray }: { signedIn: boolean; stray: string | undefined },
) {
  callsMade++
  const at = (place: ReturnType<typeof placeOf>) =>
    Object.entries(input).filter(([field]) => placeOf(entry, field) === place)
  const query = new URLSearchParams(
    Object.fromEntries(at('query').map(([field, value]) => [field, asText(value)])),
  )
  if (stray) query.append(stray, '1')
  const path = entry.path.replace(
    /\{(\w+)\}/g,
    (_, field) => encodeURIComponent(asText(input[field] ?? 'x')) || 'x',
  )
  const body = Object.fromEntries(at('body'))
  return {
    method: entry.method,
    url: `${path}?${query}`,
    headers: {
      'x-forwarded-for': `10.${(callsMade >> 16) % 250}.${(callsMade >> 8) % 250}.${callsMade % 250}`,
      ...(signedIn && { authorization: `Bearer ${bearer}` }),
    },
    ...(Object.keys(body).length > 0 && { payload: body }),
  }
}

/** Lone surrogates cannot stand in a URL: what a client would send in their place. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** What no sequence of calls may leave behind, beyond what CHECKs and unique indexes refuse by themselves. */
async function brokenStates(): Promise<string[]> {
  const invariants = {
    'a session of an account that may not sign in':
      "SELECT 1 FROM session s JOIN account a ON a.id = s.account_id WHERE a.status <> 'activated'",
    'an attempt waiting beside an active account that is no decoy':
      'SELECT 1 FROM pending_registration p JOIN account a USING (email_key) WHERE NOT p.decoy AND p.created_at < a.activated_at',
    'a confirmed list without its proof':
      "SELECT 1 FROM newsletter_subscription n WHERE n.state = 'confirmed' AND NOT EXISTS (SELECT 1 FROM consent_event c WHERE c.type = 'confirmed' AND n.newsletter_id = ANY (c.newsletter_ids))",
    'a token used before it was made': 'SELECT 1 FROM one_time_token WHERE consumed_at < created_at',
    // More members than seats is no broken state: the publisher may lower a maximum, and nobody has to go.
    'a member of a plan that has ended':
      "SELECT 1 FROM shared_seat t JOIN shared_subscription s ON s.id = t.shared_subscription_id WHERE s.status = 'ended' AND t.status = 'activated'",
  }
  const broken = await Promise.all(
    Object.entries(invariants).map(async ([name, sql]) =>
      (await api.deps.pool.query(sql)).rowCount ? [name] : [],
    ),
  )
  return broken.flat()
}
