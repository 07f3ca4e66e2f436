import { expect, test } from 'vitest'
import { chosenSections } from './chosen-sections.ts'

test('ticked topics are sections in the order of the navigation; all else is not', () => {
  const settings = [
    { name: 'topic.sports', value: 'on' },
    { name: 'topic.local', value: 'on' },
    { name: 'topic.culture', value: 'off' },
    { name: 'push.region', value: 'on' },
    { name: 'topic.unknown', value: 'on' },
  ]
  expect(chosenSections(settings).map(({ slug }) => slug)).toEqual(['lokales', 'sport'])
})
