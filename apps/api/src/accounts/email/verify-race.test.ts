import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const verify = (token: string) => api.caller().request('get', `/user/email/verify?token=${token}`)

/** A reader with an open change, written directly into the store, because a race needs many. */
async function openChange(to: string): Promise<{ accountId: string; token: string }> {
  const { db, ids, clock } = api.deps
  const [accountId, changeId, token, from] = [ids.newId(), ids.newId(), ids.newSecret(), freshEmail('alt')]
  const [now, expiresAt] = [clock.now(), new Date(clock.now().getTime() + 86_400_000)]
  const dates = { createdAt: now, activatedAt: now }
  await db.account.create({
    data: {
      id: accountId,
      email: from,
      emailKey: emailKey(from),
      status: 'activated',
      source: 'az',
      ...dates,
    },
  })
  const address = { newEmail: to, newEmailKey: emailKey(to), edition: 'az', requestedAt: now, expiresAt }
  await db.emailChange.create({ data: { id: changeId, accountId, ...address } })
  const link = {
    purpose: 'email_change' as const,
    tokenHash: ids.secretHash(token),
    emailChangeId: changeId,
    accountId,
  }
  await db.oneTimeToken.create({ data: { id: ids.newId(), ...link, createdAt: now, expiresAt } })
  return { accountId, token }
}

test('two readers confirm one address at once: one has it, the other is told it is gone', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const to = freshEmail('ziel')
    const readers = await Promise.all([openChange(to), openChange(to)])
    const answers = await Promise.all(readers.map(({ token }) => verify(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_GONE')
    const winner = readers[answers.findIndex(({ status }) => status === 200)]
    const owner = await api.deps.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(to) } })
    expect(owner.id).toBe(winner?.accountId)
    const confirmed = { newEmailKey: emailKey(to), confirmedAt: { not: null } }
    expect(await api.deps.db.emailChange.count({ where: confirmed })).toBe(1)
  }
})

test('one link pressed ten times at once switches once', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const { token, accountId } = await openChange(freshEmail('ziel'))
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    const changes = { accountId, action: 'email.changed' }
    expect(await api.deps.db.auditEvent.count({ where: changes })).toBe(1)
  }
})
