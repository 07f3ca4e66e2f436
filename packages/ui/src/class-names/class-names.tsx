/** Joins class names and leaves out the empty ones; `undefined` when none is left, so that no empty attribute is written. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
