import { nameLine } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import type { Words } from './words.ts'

/**
 * What comes before a person in a line of `count`, counted from 0: optional 'von ' first, a comma between, 'und'
 * before the last. Source: docs/spec/presentation.md#persons-in-a-line.
 */
export function personSeparator(
  index: number,
  count: number,
  withVon = false,
  words: Words['personLine'] = uiTexts.personLine,
): string {
  if (index === 0) return withVon ? words.by : ''
  return index === count - 1 ? words.and : words.comma
}

/** Their names as plain text: 'von A, B und C'; '' when nobody has one. An entry that is nobody is passed over. */
export function personsText(
  persons: readonly ({ readonly name: string | readonly string[] } | null | undefined)[],
  withVon = false,
  words?: Words['personLine'],
): string {
  const names: string[] = []
  for (const person of persons) {
    const name = nameLine(person?.name)
    if (name && !names.includes(name)) names.push(name)
  }
  return names.map((name, index) => personSeparator(index, names.length, withVon, words) + name).join('')
}
