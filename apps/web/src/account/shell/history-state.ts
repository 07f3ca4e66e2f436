import { mailToken } from '@leserkonto/rules'

/** A text that another page or the first script has put into the history entry, because addresses are logged. */
export function textOf(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The token of a mail link, as it was sent; undefined without one, and where it arrived incomplete or changed. */
export const linkTokenIn = (state: unknown, name: 'token' | 't' = 'token'): string | undefined =>
  mailToken(textOf(state, name) ?? '')
