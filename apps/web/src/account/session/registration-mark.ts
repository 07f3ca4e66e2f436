import { markKey as key } from '@leserkonto/pages/session-key'
import { pendingRegistrationLifetimeMs } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'

// What this browser knows of the registration it sent last: with it the activation signs in here, and nowhere else. It is
// worth nothing without the link of the mail. Source: docs/spec/security.md#links-that-sign-in.

// Not of the tab: mail programs open their links in a new one.
const browser = safeStorage(() => localStorage)

/** Keeps the mark of a registration that the service took, in place of an earlier one. */
export const keepMark = (mark: string): boolean =>
  browser.write(key, JSON.stringify({ mark, untilMs: nowMs() + pendingRegistrationLifetimeMs }))

/** The kept mark, if its registration may still be activated. */
export function keptMark(): string | undefined {
  const kept: unknown = parsed(browser.read(key))
  if (typeof kept !== 'object' || kept === null || !('mark' in kept) || !('untilMs' in kept)) return undefined
  return typeof kept.mark === 'string' && Number(kept.untilMs) > nowMs() ? kept.mark : undefined
}

/** Forgets it: it was used, or another reader may come to this browser. */
export const forgetMark = (): void => browser.remove(key)

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
