import { loginCodeLimits } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

/**
 * How far a reader has come who signs in with a code: the code is awaited, or it was right and the address has no account
 * yet. The code itself is never kept.
 */
export type LoginCodeStep =
  | { readonly awaits: 'code'; readonly email: string; readonly attempt: string; readonly askedMs: number }
  | { readonly awaits: 'consent'; readonly email: string; readonly token: string }

const key = 'leserkonto.login_code'

// That of another address, whose code is still on its way: readers try two addresses, and go back to the first.
const earlierKey = `${key}_earlier`

/** Keeps the step for this tab, so that a reload leads back to it. */
export function keepLoginCodeStep(tab: SafeStorage, step: LoginCodeStep): boolean {
  const was = loginCodeStep(tab)
  if (was && was.email !== step.email) tab.write(earlierKey, JSON.stringify(was))
  return tab.write(key, JSON.stringify(step))
}

/** The kept step. */
export const loginCodeStep = (tab: SafeStorage): LoginCodeStep | undefined => read(tab, key)

function read(tab: SafeStorage, name: string): LoginCodeStep | undefined {
  try {
    // Only this file writes it; a reader who changes it gets no further than the service lets them.
    return (JSON.parse(tab.read(name) ?? 'null') as LoginCodeStep | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets the step: the reader is signed in, or starts again. */
export function forgetLoginCodeStep(tab: SafeStorage): void {
  for (const name of [key, earlierKey]) tab.remove(name)
}

/** When another code can be asked for after one was, by the reader's clock. */
export const nextCodeMs = (askedMs: number): number => askedMs + loginCodeLimits.resendMs

/**
 * Whether a code for this address was asked for just now, so that the service would refuse another one; its step is the
 * kept one then.
 */
export function awaitsCodeFor(tab: SafeStorage, email: string): boolean {
  const step = [key, earlierKey]
    .map((name) => read(tab, name))
    .find((kept) => kept?.awaits === 'code' && kept.email === email)
  return step?.awaits === 'code' && nowMs() < nextCodeMs(step.askedMs) && keepLoginCodeStep(tab, step)
}
