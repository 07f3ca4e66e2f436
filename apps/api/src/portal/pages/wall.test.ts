import { expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { sharingOf } from '../../testing/sharing.ts'

const minute = 60_000
const outdated = 6 * minute
const plus = '/artikel/az-marktplatz-baeume'
let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const { linkedReader, quickReader } = linkingOf(() => api)
const { owner, member, change } = sharingOf(() => api)

const cookieOf = async (bearer: string, edition = 'az'): Promise<string> => {
  const asked = api.caller().request('post', `/user/signUserData?edition=${edition}`, bearer)
  return (await asked.expect(200)).body.user_data
}
const wallOf = async (userData?: string, { path = plus, edition = 'az', status = 200 } = {}) => {
  const asked = pages.page(path, { edition, ...(userData !== undefined && { userData }) })
  const { text } = await asked.expect(status)
  return JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}').wall
}
/** A plan ends now, and the copies of it are old enough to be made again. */
const endPlanOf = async (gpNumber: string, planId = `abo-${gpNumber}`) => {
  const end_date = api.deps.clock.now().toISOString()
  await change({ gpNumber, planId }, { end_date })
  api.advance(outdated)
  return end_date
}

test('a stranger is one with any cookie that names no session; who reads gets no offer', async () => {
  expect(await wallOf()).toEqual({ state: 'stranger' })
  expect(await wallOf('x')).toEqual({ state: 'stranger' })
  expect(await wallOf(await cookieOf((await linkedReader()).bearer))).toBeNull()
})

test('without a number, with a plan of another newspaper, and after the plan has ended', async () => {
  expect(await wallOf(await cookieOf((await quickReader()).bearer))).toEqual({ state: 'unlinked' })
  const { bearer, gpNumber } = await linkedReader()
  const elsewhere = await wallOf(await cookieOf(bearer, 'rt'), {
    path: '/artikel/rt-moor-renaturierung',
    edition: 'rt',
  })
  expect(elsewhere).toMatchObject({ state: 'otherEdition', plan: { edition: 'az' } })
  const userData = await cookieOf(bearer)
  const end_date = await endPlanOf(gpNumber)
  expect(await wallOf(userData)).toMatchObject({ state: 'expired', plan: { end_date } })
})

test('a member whose shared plan has ended is told so, as long as a renewal brings it back', async () => {
  const family = await owner()
  const userData = await cookieOf((await member(family.bearer)).bearer)
  expect(await wallOf(userData)).toBeNull()
  await endPlanOf(family.gpNumber, family.planId)
  // First as the copy says, then as the seat does, which has ended with the plan.
  expect(await wallOf(userData)).toEqual({ state: 'sharedEnded', linked: false })
  await api.settle()
  expect(await wallOf(userData)).toEqual({ state: 'sharedEnded', linked: false })
  api.advance(31 * 24 * 60 * minute)
  expect(await wallOf(userData)).toEqual({ state: 'unlinked' })
})

test('during an outage nobody is told to have no plan, not by an older copy either', async () => {
  const { bearer, gpNumber } = await linkedReader()
  const userData = await cookieOf(bearer)
  await endPlanOf(gpNumber)
  expect(await wallOf(userData)).toMatchObject({ state: 'expired' })
  await api.publisher.goDown()
  api.advance(outdated)
  expect(await wallOf(userData, { status: 503 })).toEqual({ state: 'outage' })
})

test('asks the database once, and once more for who has no plan at all', async () => {
  const countOf = async (userData: string) =>
    (await statementsOf(api.deps.pool, () => wallOf(userData))).statements.length
  const { bearer, gpNumber } = await linkedReader()
  const expired = await cookieOf(bearer)
  await endPlanOf(gpNumber)
  await wallOf(expired)
  expect(await countOf(expired)).toBe(1)
  expect(await countOf(await cookieOf((await quickReader()).bearer))).toBe(2)
})
