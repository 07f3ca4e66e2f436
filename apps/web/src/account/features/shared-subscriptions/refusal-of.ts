import { type ErrorCode, errorTexts } from '@leserkonto/texts'
import type { Failure } from '../../session/failure.ts'

/** A code of an answer's row as the catalogue knows it. */
export const knownCode = (code: string): ErrorCode =>
  Object.hasOwn(errorTexts, code) ? (code as ErrorCode) : 'GENERIC'

/** A refusal that came in an answer that was none itself. */
export function refusalOf(given: string): Failure {
  const code = knownCode(given)
  return { code, status: 0, detail: errorTexts[code], fields: [] }
}
