import { limits } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { limitsOf } from './limiter.ts'
import { networksOf } from './network.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const [{ max }] = limits.guess
let sites = 0
/** Of a /48 that no other test has: the address of one of its /64. */
const site = () => {
  const name = `2001:db8:${((process.pid * 16 + sites++) & 0xffff).toString(16)}`
  return (subnet: number) => `${name}:${subnet.toString(16)}::1`
}
const callLimits = (address: string) =>
  limitsOf(api.deps, { networks: networksOf(address), now: api.deps.clock.now() })
/** How many of so many guesses were within the limit. */
async function guesses(address: string, count: number): Promise<number> {
  let allowed = 0
  for (let guess = 0; guess < count; guess++) if (await callLimits(address).allows('guess')) allowed++
  return allowed
}

describe('networks that lie in each other have each a share of a limit', () => {
  test('a caller that is refused uses up none of what its neighbours have', async () => {
    const at = site()
    expect(await guesses(at(1), 5 * max)).toBe(max)
    expect(await guesses(at(2), max)).toBe(max)
  })

  test('a /56 has two callers’ share, a /48 eight', async () => {
    const at = site()
    expect(await guesses(at(0x01), max)).toBe(max)
    expect(await guesses(at(0x02), max)).toBe(max)
    expect(await guesses(at(0x03), max)).toBe(0)
    for (const left of [1, 2, 3, 4, 5, 6]) expect(await guesses(at(left << 8), max)).toBe(max)
    expect(await guesses(at(0x0900), max)).toBe(0)
    expect(await guesses(site()(1), 1)).toBe(1)
  })

  test('IPv4 addresses count alone', async () => {
    for (const last of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(await guesses(`198.18.${process.pid % 250}.${last}`, max)).toBe(max)
  })

  test('in a /48 that has failed too often a caller alone is told whether to go on, and counted on', async () => {
    const [at, email] = [site(), freshEmail()]
    const [, { max: most }] = limits.loginFailure
    const tried = (caller: number) =>
      callLimits(at(caller)).takeBoth('loginFailure', 'loginAddress', { email })
    for (let caller = 0; caller < 8 * most; caller++)
      await callLimits(at((caller % 200) << 8)).take('loginFailure', { email: `${caller}${email}` })
    expect([await tried(0xf000), await tried(0xf000)]).toEqual([false, false])
    for (let more = 2; more < 5; more++) await tried(0xf000)
    await expect(tried(0xf000)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('what is given back is given back to all of them, in one statement like the take', async () => {
    const [at, email] = [site(), freshEmail()]
    const of = callLimits(at(1))
    const { statements } = await statementsOf(api.deps.pool, async () => {
      await of.takeBoth('loginFailure', 'loginAddress', { email })
      await of.giveBack('loginFailure', { email })
    })
    expect(statements).toHaveLength(2)
    const keys = of.countersOf(['loginFailure'], { email }).map(({ key }) => key)
    expect(keys).toHaveLength(6)
    expect(await api.deps.db.rateLimit.count({ where: { key: { in: keys } } })).toBe(0)
  })
})
