import { NewsletterCatalogue } from '@leserkonto/publisher-wire/crm'
import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

test.each([
  ['az', 7, ['nachrichten', 'region', 'premium']],
  ['rt', 5, ['nachrichten', 'region', 'premium']],
  ['ht', 4, ['nachrichten', 'region', 'premium']],
  ['sso', 2, ['nachrichten', 'region']],
])('edition %s offers %i lists in the groups %j', async (edition, count, slugs) => {
  const { get } = testPublisher()
  const catalogue = NewsletterCatalogue.parse((await get(`/crm/v1/newsletters?edition=${edition}`)).body)
  expect(catalogue.newsletters).toHaveLength(count)
  expect(catalogue.groups.map((group) => group.slug)).toEqual(slugs)
  const ids = catalogue.newsletters.map((list) => list.id)
  expect(catalogue.groups.flatMap((group) => group.newsletters).sort()).toEqual(ids.sort())
})

test('the exclusive list is premium, the morning list is not', async () => {
  const { get } = testPublisher()
  const { newsletters } = NewsletterCatalogue.parse((await get('/crm/v1/newsletters?edition=az')).body)
  const premium = newsletters.filter((list) => list.premium).map((list) => list.id)
  expect(premium).toEqual(['az-plus-exklusiv'])
  expect(newsletters[0]?.id).toBe('az-morgen')
})
