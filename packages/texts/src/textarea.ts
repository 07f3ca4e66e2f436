/** Live counter. Source: docs/spec/blocks.md#textarea. */
export const textarea = {
  counter: (current: number, maximum: number) => `${current} / ${maximum} Zeichen`,
  charactersLeft: (left: number) => (left === 1 ? 'Noch 1 Zeichen frei' : `Noch ${left} Zeichen frei`),
  full: 'Keine weiteren Zeichen möglich',
} as const
