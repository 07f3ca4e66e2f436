/** A piece of a text: words, or the name of a link. */
export type TextPart = { readonly kind: 'text' | 'link'; readonly value: string }

/** A text cut at its square brackets, which stand for links: `'Nein. [Anmelden]'` → `Nein. ` and the link `Anmelden`. */
export const linkedParts = (text: string): TextPart[] =>
  text
    .split(/\[([^\]]+)\]/)
    .map((value, index) => ({ kind: index % 2 === 0 ? ('text' as const) : ('link' as const), value }))
    .filter((part) => part.value !== '')
