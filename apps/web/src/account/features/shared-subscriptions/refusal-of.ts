import { type ErrorCode, errorTexts } from '@leserkonto/texts'
import type { Failure } from '../../session/failure.ts'

/** A code from a row of an answer, if the catalogue has it; else a general one. */
export const knownCode = (code: string): ErrorCode =>
  Object.hasOwn(errorTexts, code) ? (code as ErrorCode) : 'GENERIC'

/** A failure for a refusal in a row of an otherwise successful answer; its text is the catalogue's, unless one is given. */
export function refusalOf(given: string, text?: string): Failure {
  const code = knownCode(given)
  return { code, status: 0, detail: text ?? errorTexts[code], fields: [] }
}
