/** A text that another page, or the first script, left in the history entry; never in an address. */
export function textOf(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
