const graphemes = new Intl.Segmenter('de')

/**
 * At most `max` characters (UTF-16 units, as `length` counts) followed by an ellipsis; a text of `max` or fewer comes
 * back untouched, and a negative maximum or NaN is none. Source: docs/spec/presentation.md#cut-texts.
 */
export function truncate(text: string, max: number, atWord = false): string {
  // Written so that NaN is no maximum either.
  if (!(max >= 0 && text.length > max)) return text
  // The start of the grapheme at the limit: an emoji or an accent is dropped whole, never cut in two.
  const cut = text.slice(0, graphemes.segment(text).containing(max)?.index ?? max)
  // What comes next says whether the last word is whole. With a word goes what led to it: a comma, a colon, a dash.
  const whole = atWord ? (cut + text[cut.length]).replace(/[\s,:–]*\s\S*$/, '') : cut.trimEnd()
  return `${whole.slice(0, cut.length)}…`
}
