import { expect, test } from 'vitest'
import { legalTexts } from './legal.ts'
import { portalTexts } from './portal.ts'

const edition = 'Tagblatt'
const party = {
  edition,
  publisher: 'Verlag',
  address: 'Platz 1',
  email: 'post@az.example.test',
  measures: true,
}

/** Every text in it, including those that functions make from a name. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsOf(value(edition, edition))
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

test('no article stands before the name of an edition, which may be of any gender', () => {
  const texts = [
    ...textsOf(portalTexts),
    ...Object.values(legalTexts).flatMap((text) => textsOf(text(party))),
  ]
  expect(texts.filter((text) => text.includes(edition)).length).toBeGreaterThan(5)
  expect(
    texts.filter((text) => /\b(d(er|ie|as|es|em|en)|im|[bv]om|zu[mr]|eine[rmns]?) Tagblatt/i.test(text)),
  ).toEqual([])
})
