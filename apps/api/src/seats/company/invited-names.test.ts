import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { owner, invite, update, remove } = sharingOf(() => api)
const show = (bearer: string) => api.caller().request('get', '/multiuser', bearer)

test('the list has the names that came with the invitations, which a later one without any keeps', async () => {
  const firm = await owner({ company: { seats: 5, allowed_domains: [] } }, { title: 'AZ PLUS Firma' })
  const names = { given_name: 'Ida Maria', family_name: 'O’Neill' }
  const [ida, ole] = [freshEmail('ida'), freshEmail('ole')]
  const { body } = await update(
    firm.bearer,
    { action: 'invite', email: ida, ...names, family_name: 'O´Neill' },
    { action: 'invite', email: ole },
  ).expect(200)
  const shown = async () => (await show(firm.bearer).expect(200)).body.users
  const nameless = expect.objectContaining({ email: ole, given_name: null, family_name: null })
  const both = expect.arrayContaining([expect.objectContaining({ email: ida, ...names }), nameless])
  expect(await shown()).toEqual(both)
  expect(api.mailsTo(ida)[0]?.text).not.toMatch(/Ida|Neill/)
  await remove(firm.bearer, body.results[0].id).expect(200)
  await invite(firm.bearer, ida).expect(200)
  expect(await shown()).toEqual(both)
  const { field_errors } = (
    await update(firm.bearer, { action: 'invite', email: freshEmail(), given_name: 'A1' }).expect(422)
  ).body
  expect(field_errors).toMatchObject([{ field: 'childusers.0.given_name', code: 'FORMAT' }])
})
