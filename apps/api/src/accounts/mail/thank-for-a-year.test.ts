import { anniversaryMailTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'
import { workOf } from '../../work.ts'
import { thankForAYear } from './thank-for-a-year.ts'

const day = 24 * 60 * 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader } = readersOf(() => api)

/** A reader who has had the account for so many days. */
async function readerSince(days: number): Promise<string> {
  const email = await activeReader({ edition: 'az' })
  const activatedAt = new Date(api.deps.clock.now().getTime() - days * day)
  await api.deps.db.account.update({ where: { emailKey: email }, data: { activatedAt } })
  return email
}

const run = (isOn = true) => {
  const work = workOf(api.deps)
  return thankForAYear({ ...work, config: { ...work.config, anniversaryLetter: isOn } })
}
const thanks = async (email: string) => {
  await api.settle()
  return api.mailsTo(email).filter(({ subject }) => subject === anniversaryMailTexts.subject)
}

test('who has the account for a year is thanked once, by whichever process; before, long after and switched off nobody', async () => {
  const [young, due, old] = [await readerSince(364), await readerSince(366), await readerSince(700)]
  await run(false)
  expect(await thanks(due)).toEqual([])
  await Promise.all([run(), run()])
  await run()
  const [letter, ...more] = await thanks(due)
  expect([letter?.text, more]).toEqual([expect.stringContaining('Helene Brandstetter\nChefredakteurin'), []])
  for (const email of [young, old]) expect(await thanks(email)).toEqual([])
  api.advance(2 * day)
  await run()
  expect(await thanks(young)).toHaveLength(1)
})

test('a blocked account gets none', async () => {
  const email = await readerSince(366)
  await api.deps.db.account.update({ where: { emailKey: email }, data: { status: 'blocked' } })
  await run()
  expect(await thanks(email)).toEqual([])
})
