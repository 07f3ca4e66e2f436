import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Häufige Fragen', 'haeufige-fragen'],
  ['  Straße & Öl!  ', 'strasse-oel'],
  ['Café – déjà vu', 'cafe-deja-vu'],
  ['A\u0308pfel', 'aepfel'],
  ['2026', '2026'],
  ['???', ''],
])('%j becomes %j', (text, id) => {
  expect(slug(text)).toBe(id)
})
