import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crmCalls } from '@leserkonto/publisher-wire/calls'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import { afterAll, expect, test } from 'vitest'
import { oneSystem } from '../testing/test-publisher.ts'
import { createArticleMedia } from './article-media.ts'
import { createArticlePictures } from './article-pictures.ts'
import { createPublisher } from './publisher.ts'

const now = new Date('2026-11-20T12:00:00Z')
const clock = { now: () => now, offsetMs: () => 0, setOffset: () => undefined }
let server: Server | undefined

afterAll(() => server?.close())

/** Every call there is, each made once; the answers do not matter. */
async function everyCallOf({ publisher }: ReturnType<typeof createPublisher>): Promise<void> {
  const optin = { company_id: 1, acquisition_id: 1, channel_id: 1, campaign: null, confirmed_at: '' }
  const who = { email: 'a@example.test', newsletter_ids: ['az-morgen'] }
  const why = { reason: null, reason_text: null }
  const declared = { kind: 'ordinary' as const, given_name: 'A', family_name: 'B', contract: 'C' }
  const calls: Record<
    Exclude<keyof typeof publisher, 'on' | 'scenario' | 'contentChanged' | 'forget'>,
    () => unknown
  > = {
    customer: () => publisher.customer('1000000101'),
    searchCustomers: () => publisher.searchCustomers({ postcode: '12345', family_name: 'Frei' }),
    customersOf: () => publisher.customersOf('a@example.test'),
    customersNamed: () => publisher.customersNamed({ name: 'Frei', postcode: '12345' }),
    subscriptions: () => publisher.subscriptions('1000000101'),
    deliveryAddress: () => publisher.deliveryAddress('1000000101'),
    link: () => publisher.link('1000000101', 'a', 'k'),
    unlink: () => publisher.unlink('1000000101', 'a', 'k'),
    seats: () => publisher.seats('abo-1'),
    addSeat: () => publisher.addSeat('abo-1', { email: who.email, account_id: 'a', role: 'member' }, 'k'),
    removeSeat: () => publisher.removeSeat('abo-1', 'seat-1', 'k'),
    optin: () => publisher.optin({ ...optin, ...who }, 'k'),
    unsubscription: () => publisher.unsubscription({ ...who, unsubscribed_at: '', ...why }, 'k'),
    deletedAccount: () => publisher.deletedAccount({ deleted_at: '', edition: 'az', ...why }, 'k'),
    cancellation: () => publisher.cancellation({ ...declared, email: who.email, edition: 'az' }, 'k'),
    newsletters: () => publisher.newsletters('az'),
    offers: () => publisher.offers('az'),
    front: () => publisher.front('az'),
    article: () => publisher.article('az-1'),
    articles: () => publisher.articles({ edition: 'az', category: 'Sport', cursor: 'c', limit: 5 }),
    search: () => publisher.search({ edition: 'az', q: 'Wort', page: 2, limit: 5 }),
  }
  for (const call of Object.values(calls)) await Promise.resolve(call()).catch(() => undefined)
}

test('the service makes the calls that docs/publisher describes, with no other parameter, and no others', async () => {
  const seen = new Map<string, string[]>()
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://publisher')
    seen.set(`${request.method} ${pathname}`, [...searchParams.keys()])
    response.writeHead(404).end('{"code":"NOT_FOUND","message":""}')
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = createPublisher(oneSystem(baseUrl), clock)
  await everyCallOf(client)
  await createArticlePictures(oneSystem(baseUrl)).read('wald-320.jpg')
  await createArticleMedia(oneSystem(baseUrl)).readPart('film.mp4', 0)
  client.close()
  const table = Object.values({ ...crmCalls, ...contentCalls })
  for (const call of table) {
    const path = new RegExp(`^${call.method} ${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const made = [...seen].find(([one]) => path.test(one))
    expect(made, `${call.method} ${call.path}`).toBeDefined()
    const described = 'query' in call ? call.query.map(({ name }) => name) : []
    for (const name of made?.[1] ?? []) expect(described).toContain(name)
    if (made) seen.delete(made[0])
  }
  expect([...seen.keys()]).toEqual([])
})
