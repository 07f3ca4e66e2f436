import type { Account } from './account.ts'
import { onlyOnce } from './call-marks.ts'

/**
 * Asks whether what this page waits for was confirmed by its mail; a call that fails says no, since it is asked again.
 * Source: docs/spec/security.md#pages-that-wait.
 */
export async function askAwaited(account: Account, mark: string): Promise<boolean> {
  try {
    const api = await account.api()
    return (await api.mail.awaited.query({ mark }, onlyOnce)).confirmed
  } catch {
    return false
  }
}

/** A secret of a page, by which the service knows it again: 32 random bytes, base64url. */
export function newMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (char) => ({ '+': '-', '/': '_' })[char] ?? '')
}
