import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'

const hour = 60 * 60 * 1000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

describe('GET /newsletter/list', () => {
  const list = (edition: string, from = api) =>
    from.caller().request('get', `/newsletter/list?edition=${edition}`)

  test('lists the edition’s newsletters and groups in reading order, for shared caches too', async () => {
    const { body, headers } = await list('az').expect(200)
    expect(body.groups).toEqual([
      {
        slug: 'nachrichten',
        title: 'Nachrichten',
        sort_order: 1,
        newsletters: ['az-morgen', 'az-abend', 'az-eilmeldung'],
      },
      {
        slug: 'region',
        title: 'Aus der Region',
        sort_order: 2,
        newsletters: ['az-wochenende', 'az-sport', 'az-kultur'],
      },
      { slug: 'premium', title: 'Exklusiv für Abonnenten', sort_order: 3, newsletters: ['az-plus-exklusiv'] },
    ])
    expect(body.newsletters).toHaveLength(7)
    expect(body.newsletters[6]).toEqual({
      id: 'az-plus-exklusiv',
      title: 'AZ PLUS exklusiv',
      origin: 'az',
      group_slug: 'premium',
      sort_order: 7,
      description: expect.any(String),
      premium: true,
      schedule: { weekdays: [7], time: '08:00' },
      picture: '/bilder/exklusiv-rathaus-640.jpg',
      editor: 'Helene Brandstetter, Lokalredaktion',
      rhythm: 'Sonntags um 8 Uhr',
      sample_url: null,
    })
    expect(headers['cache-control']).toBe('public, max-age=300')
  })

  test.each([
    ['rt', 5],
    ['ht', 4],
    ['sso', 2],
  ])('%s has %i', async (edition, count) => {
    expect((await list(edition).expect(200)).body.newsletters).toHaveLength(count)
  })

  test('an unknown edition is 404', async () => {
    expect((await list('xx').expect(404)).body.code).toBe('EDITION_UNKNOWN')
  })

  test('while the publisher is down the last list is given; without one it is 503 and not cached', async () => {
    const alone = await startHarness()
    await list('az', alone).expect(200)
    await alone.publisher.goDown()
    alone.advance(2 * hour)
    expect((await list('az', alone).expect(200)).body.newsletters).toHaveLength(7)
    const { body, headers } = await list('rt', alone).expect(503)
    expect(body).toMatchObject({
      code: 'NEWSLETTER_ERROR',
      detail: expect.stringContaining('Ihre Newsletter-Anfrage konnte nicht verarbeitet werden.'),
    })
    expect(headers['cache-control']).toBe('no-store')
    await alone.close()
  })
})
