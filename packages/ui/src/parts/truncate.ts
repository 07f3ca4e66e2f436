/** How a cut is marked, and whether it may fall inside a word. */
export type TruncateOptions = { readonly ellipsis?: string; readonly atWord?: boolean }

const graphemes = new Intl.Segmenter('de')

/**
 * At most `max` characters (UTF-16 units, as `length` counts) followed by an ellipsis; a text of `max` or fewer comes
 * back untouched, and a negative maximum or NaN is none. Source: docs/spec/presentation.md#cut-texts.
 */
export function truncate(
  text: string,
  max: number,
  { ellipsis = '…', atWord = false }: TruncateOptions = {},
): string {
  // Written so that NaN is no maximum either.
  if (!(max >= 0 && text.length > max)) return text
  // The start of the grapheme at the limit: an emoji or an accent is dropped whole, never cut in two.
  const cut = text.slice(0, graphemes.segment(text).containing(max)?.index ?? max)
  const endsInWord = atWord && !/\s/.test(text.charAt(cut.length))
  return (endsInWord ? cut.replace(/\s+\S*$/, '') : cut).trimEnd() + ellipsis
}
