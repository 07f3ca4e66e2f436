import { expect, test } from 'vitest'
import { errorTexts } from './errors.ts'
import { linkedParts } from './linked-text.ts'

test('square brackets become links, in order', () => {
  expect(linkedParts('Nein. [Anmelden] oder [Neuen Link anfordern].')).toEqual([
    { kind: 'text', value: 'Nein. ' },
    { kind: 'link', value: 'Anmelden' },
    { kind: 'text', value: ' oder ' },
    { kind: 'link', value: 'Neuen Link anfordern' },
    { kind: 'text', value: '.' },
  ])
})

test('a text without links is one part', () => {
  expect(linkedParts(errorTexts.AUTH_BLOCKED)).toEqual([{ kind: 'text', value: errorTexts.AUTH_BLOCKED }])
})
