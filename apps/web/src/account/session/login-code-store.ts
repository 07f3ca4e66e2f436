import { loginCodeLimits } from '@leserkonto/rules'
import type { Account } from './account.ts'
import { nowMs } from './clock.ts'

/**
 * How far a reader has come who signs in with a code: the code is awaited, or it was right and the address has no account
 * yet. The code itself is never kept.
 */
export type LoginCodeStep =
  | { readonly awaits: 'code'; readonly email: string; readonly attempt: string; readonly askedMs: number }
  | { readonly awaits: 'consent'; readonly email: string; readonly token: string }

const key = 'leserkonto.login_code'

/** Keeps the step for this tab, so that a reload leads back to it. */
export const keepLoginCodeStep = ({ tab }: Account, step: LoginCodeStep): boolean =>
  tab.write(key, JSON.stringify(step))

/** The kept step. */
export function loginCodeStep({ tab }: Account): LoginCodeStep | undefined {
  try {
    // Only this file writes it; a reader who changes it gets no further than the service lets them.
    return (JSON.parse(tab.read(key) ?? 'null') as LoginCodeStep | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets the step: the reader is signed in, or starts again. */
export const forgetLoginCodeStep = ({ tab }: Account): void => tab.remove(key)

/** When another code can be asked for after one was, by the reader's clock. */
export const nextCodeMs = (askedMs: number): number => askedMs + loginCodeLimits.resendMs

/** Whether a code for this address was asked for just now, so that the service would refuse another one. */
export function awaitsCodeFor(account: Account, email: string): boolean {
  const step = loginCodeStep(account)
  return step?.awaits === 'code' && step.email === email.trim() && nowMs() < nextCodeMs(step.askedMs)
}
