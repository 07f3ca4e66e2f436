/**
 * One key per name, the same for the same name and occurrence: editorial data names a thing twice now and then, and
 * equal keys would lose one of the two.
 */
export function distinctKeys(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return `${nth} ${name}`
  })
}
