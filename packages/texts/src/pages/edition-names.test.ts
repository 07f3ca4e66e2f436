import { expect, test } from 'vitest'
import { portalTexts } from './portal.ts'

const edition = 'Tagblatt'
/** Every text in it, including those that functions make from a name. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsOf(value(edition, edition))
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

test('no article stands before the name of an edition, which may be of any gender', () => {
  const texts = textsOf(portalTexts)
  expect(texts.filter((text) => text.includes(edition)).length).toBeGreaterThan(3)
  expect(
    texts.filter((text) => /\b(d(er|ie|as|es|em|en)|im|[bv]om|zu[mr]|eine[rmns]?) Tagblatt/i.test(text)),
  ).toEqual([])
})
