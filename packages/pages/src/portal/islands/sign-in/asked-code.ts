import { loginCodeLimits } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import {
  awaitsCodeFor,
  keepLoginCodeStep,
  type LoginCodeStep,
  loginCodeStep,
} from '../../../session/login-code-step.ts'

/** A code that is on its way. */
export type AskedCode = Omit<Extract<LoginCodeStep, { awaits: 'code' }>, 'awaits'>

/** Storage of this tab; the login page reads the same step there. */
export const tab = safeStorage(() => sessionStorage)

/** The code that this tab has asked for and that is still good, so that closing the sheet or loading the page again loses nothing. */
export function askedCode(): AskedCode | undefined {
  const step = loginCodeStep(tab)
  return step?.awaits === 'code' && nowMs() < step.askedMs + loginCodeLimits.lifetimeMs ? step : undefined
}

/** The same, if it was asked for this address and the service would refuse another one yet. */
export const awaitedCode = (email: string): AskedCode | undefined =>
  awaitsCodeFor(tab, email) ? askedCode() : undefined

/** Keeps it for this tab. */
export const keepAskedCode = ({ email, attempt, askedMs }: AskedCode): boolean =>
  keepLoginCodeStep(tab, { awaits: 'code', email, attempt, askedMs })
