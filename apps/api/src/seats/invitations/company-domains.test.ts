import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { owner, invite } = sharingOf(() => api)

test('a company plan invites its own domains only, no look-alike and no subdomain', async () => {
  const company = await owner({ company: { seats: 3, allowed_domains: ['muster.test'] } })
  for (const domain of ['example.test', 'bosemuster.test', 'muster.test.example.test', 'a.muster.test']) {
    const { body } = await invite(company.bearer, `kim@${domain}`).expect(422)
    expect(body).toMatchObject({ code: 'SHARED_DOMAIN_NOT_ALLOWED' })
    expect(body.detail).toContain('@muster.test')
  }
  const local = freshEmail().split('@')[0]
  await invite(company.bearer, `${local}@MUSTER.test`).expect(200)
})
