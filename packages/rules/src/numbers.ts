import { loginCodeLimits } from './limits/sign-in-limits.ts'
import { lettersAsDigits, readCode } from './read/as-meant.ts'

/** Germany 5 digits; Austria and Switzerland 4. Source: docs/spec/account.md#postcode. */
export const isPostcode = (text: string): boolean => /^(?:\d{5}|\d{4})$/.test(text)

/** Why a postcode that was read is none: of `1O115` it is a letter. Undefined when it is one. */
export const reasonAgainstPostcode = (text: string): 'FORMAT' | 'LETTER' | undefined => {
  if (isPostcode(text)) return undefined
  return isPostcode(lettersAsDigits(text)) ? 'LETTER' : 'FORMAT'
}

/** The publisher's customer numbers: ten digits. Source: docs/spec/publisher.md#subscription-system. */
export const isCustomerNumber = (text: string): boolean => /^\d{10}$/.test(text)

/** Whether a text is a complete code. */
export const isLoginCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The digits of what was typed or pasted, at most those of a code. */
export const loginCodeDigits = (typed: string): string =>
  readCode(typed).replace(/\D/g, '').slice(0, loginCodeLimits.digits)
