/** How a hyphen in the family name bites: 'Schmidt-von Berg' gives S when cut first, B by its last word. */
export type HyphenReading = 'cutFirst' | 'lastWord'

const graphemes = new Intl.Segmenter('de')

/**
 * The first letter of the given name and the first letter of the last word of the family name (before any hyphen), in
 * capitals; '' when neither has a letter. Source: docs/spec/presentation.md#initials.
 */
export function initials(givenName: string, familyName: string, hyphen: HyphenReading = 'cutFirst'): string {
  const family =
    hyphen === 'cutFirst' ? (familyName.split('-').find((part) => part.trim()) ?? '') : familyName
  return firstLetter(givenName) + firstLetter(family.trim().split(/\s+/).at(-1) ?? '')
}

// By grapheme: a letter may be written as base and combining mark, and must not be cut between them.
function firstLetter(text: string): string {
  for (const { segment } of graphemes.segment(text.normalize('NFC')))
    if (/^\p{L}/u.test(segment)) return segment.toLocaleUpperCase('de')
  return ''
}
