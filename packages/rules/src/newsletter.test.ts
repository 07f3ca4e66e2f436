import { expect, test } from 'vitest'
import { inReadingOrder, registerStatusOf } from './newsletter.ts'

test.each([
  [[], false, 0],
  [['registered'], false, 1],
  [['registered', 'mail_sent'], false, 2],
  [['mail_sent', 'confirmed', 'unsubscribed'], false, 3],
  [['paused'], false, 3],
  [['unsubscribed'], false, 5],
  [['unsubscribed', 'registered'], false, 1],
  [['confirmed'], true, 5],
  [['confirmed', 'mail_sent'], true, 2],
] as const)('lists in %j (suppressed: %s) are register_status %i', (states, suppressed, status) => {
  expect(registerStatusOf(states, suppressed)).toBe(status)
})

const list = (id: string, group_slug: string, sort_order: number, title = id) => ({
  id,
  group_slug,
  sort_order,
  title,
})

test('groups and lists stand by sort_order, then by the German alphabet', () => {
  const catalogue = {
    newsletters: [
      list('zebra', 'region', 1, 'Zebra'),
      list('ohne', 'nirgends', 0),
      list('aerzte', 'region', 1, 'Ärzte'),
      list('morgen', 'nachrichten', 2),
      list('abend', 'nachrichten', 1),
    ],
    groups: [
      { slug: 'region', title: 'Region', sort_order: 2, newsletters: ['zebra', 'aerzte'] },
      { slug: 'nachrichten', title: 'Nachrichten', sort_order: 1, newsletters: ['morgen', 'abend', 'fremd'] },
    ],
  }
  const { newsletters, groups } = inReadingOrder(catalogue)
  expect(newsletters.map(({ id }) => id)).toEqual(['abend', 'morgen', 'aerzte', 'zebra', 'ohne'])
  expect(groups.map(({ slug, newsletters: ids }) => [slug, ids])).toEqual([
    ['nachrichten', ['abend', 'morgen']],
    ['region', ['aerzte', 'zebra']],
  ])
})
