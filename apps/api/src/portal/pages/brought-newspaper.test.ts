import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Edition, editions } from '@leserkonto/editions'
import { readEditions } from '@leserkonto/editions/folder'
import { buildPublisher } from '@leserkonto/publisher-mock/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startedAt, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, startPages } from '../../testing/portal.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { publisherKey } from '../../testing/test-publisher.ts'

let api: Harness
let pages: Pages
let newsroom: ReturnType<typeof buildPublisher>

// As docs/publisher/newspaper.md shows it.
const document = readFileSync(join(import.meta.dirname, '../../../../../docs/publisher/newspaper.md'), 'utf8')
const brought: Edition = JSON.parse(/```json\n(.*?)```/s.exec(document)?.[1] ?? '')
const folder = mkdtempSync(join(tmpdir(), 'editions-'))

beforeAll(async () => {
  for (const edition of [brought, ...editions])
    writeFileSync(join(folder, `${edition.shortcut}.json`), JSON.stringify(edition))
  newsroom = buildPublisher({
    apiKey: publisherKey,
    mockControl: false,
    now: () => new Date(startedAt),
    editions: readEditions(folder).editions,
  })
  api = await startHarness({
    EDITIONS_DIR: folder,
    CONTENT_BASE_URL: await newsroom.listen({ host: '127.0.0.1', port: 0 }),
    CONTENT_API_KEY: publisherKey,
  })
  pages = await startPages(api)
})
afterAll(async () => {
  await pages?.close()
  await api?.close()
  await newsroom?.close()
  rmSync(folder, { recursive: true })
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

test('an edition of the folder has its portal, and its plan opens it from login to article', async () => {
  const { text: front } = await pages.page('/overview', { edition: 'mt' }).expect(200)
  expect(front).toContain('<meta property="og:site_name" content="Mühltaler Tageblatt">')
  expect(front).toContain('#5b2a86')
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

test('its pages may load from the hosts of its pictures, those of the account no films, and no other newspaper’s may', async () => {
  const policyOf = async (path: string, edition: string) =>
    String((await pages.page(path, { edition }).expect(200)).headers['content-security-policy'])
  const host = 'https://bilder.mt.example'
  const front = await policyOf('/overview', 'mt')
  expect(front).toContain(`; img-src 'self' data: ${host};`)
  expect(front).toContain(`; media-src 'self' ${host};`)
  expect(front.split(host)).toHaveLength(3)
  expect(await policyOf('/overview', 'az')).not.toContain(host)
  const account = await policyOf('/service/profil/loginRegister', 'mt')
  expect(account).toContain(`; img-src 'self' data: ${host};`)
  expect(account.split(host)).toHaveLength(2)
  expect(await policyOf('/service/profil/loginRegister', 'az')).not.toContain(host)
})

test('its login page is named after it and needs no other build', async () => {
  const { text } = await pages.page('/service/profil/loginRegister', { edition: 'mt' }).expect(200)
  expect(text).toContain('Mühltaler Tageblatt</title>')
  const data = JSON.parse(/id="page-data"[^>]*>([^<]*)</.exec(text)?.[1] ?? '')
  expect(data.edition).toMatchObject({ name: brought.name, servicePhone: brought.servicePhone })
  expect(data.editionNames.mt).toBe(brought.name)
})

test('who registers there gets its mail, named after it, with links to its own address', async () => {
  const email = freshEmail('mt')
  await register({ email, password, edition: 'mt' }).expect(202)
  await api.settle()
  const mail = api.mailsTo(email).at(-1)
  expect(mail?.fromName).toBe(brought.name)
  for (const part of ['http://mt.localhost:3000/', brought.servicePhone, brought.imprintLine])
    expect(mail?.text).toContain(part)
})
