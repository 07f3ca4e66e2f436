import { type Edition, editions } from '@leserkonto/editions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, startPages } from '../../testing/portal.ts'
import { password, readersOf } from '../../testing/readers.ts'

let api: Harness
let pages: Pages

// What a file of packages/editions would say, in the one list that everything reads.
const list = editions as Edition[]
const [az] = editions
if (!az) throw new Error('there is no edition to copy')
const fifth: Edition = { ...az, shortcut: 'mt', name: 'Mühltaler Tageblatt', domains: ['mt.example'] }

beforeAll(async () => {
  list.splice(-1, 0, fifth)
  api = await startHarness()
  pages = await startPages(api)
})
afterAll(async () => {
  await pages?.close()
  await api?.close()
  list.splice(list.indexOf(fifth), 1)
})

const { reader, link } = linkingOf(() => api)
const { register } = readersOf(() => api)
const article = '/artikel/mt-glasfaser-dorf'

async function readerWithPlanOf(edition: string): Promise<string> {
  const { bearer } = await reader()
  const plan = { id: `abo-${freshEmail(edition)}`, product: 'PLUS', title: 'PLUS', edition, rights: ['09'] }
  const gpNumber = await api.publisher.newCustomer({ subscriptions: [plan] })
  await link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
  return bearer
}
const check = (bearer: string, edition: string) =>
  api.caller().request('get', `/user/checkRight?edition=${edition}&right=09`, bearer)
const seenBy = async (bearer: string) => {
  const { body } = await api.caller().request('post', '/user/signUserData?edition=mt', bearer).expect(200)
  const { text } = await pages.page(article, { edition: 'mt', userData: body.user_data }).expect(200)
  return text
}

test('an edition that is in the list has its portal, and its plan opens it from login to article', async () => {
  const { text: front } = await pages.page('/overview', { edition: 'mt' }).expect(200)
  expect(front).toContain('Mühltaler Tageblatt')
  expect(front).toContain('mt-unwetterwarnung')
  const own = await readerWithPlanOf('mt')
  await check(own, 'mt').expect(200)
  await check(own, 'sso').expect(200)
  await check(own, 'az').expect(403)
  const locked = '"body":null'
  expect(await seenBy(own)).not.toContain(locked)
  const other = await readerWithPlanOf('az')
  await check(other, 'mt').expect(403)
  expect(await seenBy(other)).toContain(locked)
})

test('who registers at the fifth edition gets its mail, with links to its own address', async () => {
  const email = freshEmail('mt')
  await register({ email, password, edition: 'mt' }).expect(202)
  await api.settle()
  expect(api.mailsTo(email).at(-1)?.text).toContain('http://mt.localhost:3000/')
})
