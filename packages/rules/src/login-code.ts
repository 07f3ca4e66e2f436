import { loginCodeLimits } from './limits.ts'
import { readDigits } from './read-as-meant.ts'

/** Whether a text is a complete code. */
export const isLoginCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The digits of what was typed or pasted, at most those of a code. */
export const loginCodeDigits = (typed: string): string =>
  readDigits(typed).replace(/\D/g, '').slice(0, loginCodeLimits.digits)
