/** A text that another page or the first script has put into the history entry, because addresses are logged. */
export function textOf(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
