/** Joins class names and leaves out the empty ones; `undefined` when none is left, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  let joined: string | undefined
  // A loop: every element of a page comes by here.
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined
}
