import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { subscribersOf } from '../testing/subscribers.ts'
import { eventSecrets } from '../testing/test-publisher.ts'
import { suppressNewsletterUser } from './store/newsletter-users.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { signUp, subscriber, rowsOf } = subscribersOf(() => api)

const ask = (body: object, secret = eventSecrets.unsubscribe) => {
  const raw = JSON.stringify(body)
  const t = Math.floor(api.deps.clock.now().getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex')
  return api
    .caller()
    .request('post', '/internal/unsubscribe-links')
    .set({ 'content-type': 'application/json', 'x-signature': `t=${t},v1=${v1}` })
    .send(raw)
}
const linksOf = async (newsletter_id: string, ...emails: string[]): Promise<(string | null)[]> => {
  const { body } = await ask({ newsletter_id, emails }).expect(200)
  expect(body.links.map(({ email }: { email: string }) => email)).toEqual(emails)
  return body.links.map(({ url }: { url: string | null }) => url)
}
const userOf = (email: string) => api.deps.db.newsletterUser.findFirstOrThrow({ where: { email } })

test('the sender’s link ends this newsletter of this reader by one click, and the others go on', async () => {
  const email = await subscriber(['az-morgen', 'az-sport'])
  const [url] = await linksOf('az-sport', email)
  const { pathname, search, host } = new URL(url ?? '')
  expect(host).toBe('az.localhost:3000')
  await api
    .caller()
    .request('post', pathname + search)
    .type('form')
    .send('List-Unsubscribe=One-Click')
    .expect(200)
  expect(await rowsOf((await userOf(email)).id)).toMatchObject([
    { newsletterId: 'az-morgen', state: 'confirmed' },
    { newsletterId: 'az-sport', state: 'unsubscribed' },
  ])
  expect(await linksOf('az-sport', email)).toEqual([null])
})

test('who does not receive the newsletter has no link: unknown, not confirmed, another list, resting', async () => {
  const [receiver, waiting, resting] = [await subscriber(), freshEmail('wartet'), await subscriber()]
  await signUp(waiting, ['az-morgen']).expect(200)
  await api.settle()
  await suppressNewsletterUser(api.deps.db, (await userOf(resting)).id, 'hard_bounce', api.deps.clock.now())
  const emails = [freshEmail('fremd'), waiting, resting, receiver, receiver.toUpperCase()]
  const [unknown, unconfirmed, bounced, own, inCapitals] = await linksOf('az-morgen', ...emails)
  expect([unknown, unconfirmed, bounced]).toEqual([null, null, null])
  expect(own).toContain('/service/newsletter/abmeldung?t=')
  expect(inCapitals).toBe(own)
  expect(await linksOf('az-sport', receiver)).toEqual([null])
})

test('nobody gets links without the signature, and none for lists that cannot be', async () => {
  const email = await subscriber()
  await ask({ newsletter_id: 'az-morgen', emails: [email] }, 'another-secret').expect(401)
  await ask({ newsletter_id: 'AZ?', emails: [email] }).expect(422)
  await ask({ newsletter_id: 'az-morgen', emails: [] }).expect(422)
  await ask({ newsletter_id: 'az-morgen', emails: Array(501).fill(email) }).expect(422)
})

test('500 readers fit into one call', async () => {
  const email = await subscriber()
  const emails = [email, ...Array.from({ length: 499 }, (_, index) => `nie-${index}@example.test`)]
  const links = await linksOf('az-morgen', ...emails)
  expect(links.filter(Boolean)).toHaveLength(1)
})
