import { expect, test } from 'vitest'
import { whichDead } from './which-dead.ts'

test.each([
  ['all', {}],
  ['0199aaaa-0000-7000-8000-000000000000', { id: '0199aaaa-0000-7000-8000-000000000000' }],
  ['webhook.event', { kind: 'webhook.event' }],
  ['CAUGHT_UP', { lastError: 'CAUGHT_UP' }],
  ['RESTORED webhook.event', { lastError: 'RESTORED', kind: 'webhook.event' }],
  // Each of these, read carelessly, would send or drop more than was meant.
  ['', undefined],
  ['webhook.event RESTORED', undefined],
  ['RESTORED CAUGHT_UP', undefined],
  ['mail webhook.event', undefined],
  ['RESTORED mail webhook.event', undefined],
])('the words "%s"', (words, expected) => {
  expect(whichDead(words.split(' '))).toEqual(expected)
})
