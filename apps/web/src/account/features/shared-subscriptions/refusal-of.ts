import { errorTexts } from '@leserkonto/texts'
import type { Failure } from '../../session/failure.ts'
import { knownCode } from './known-code.ts'

/** A refusal that came in an answer that was none itself. */
export function refusalOf(given: string): Failure {
  const code = knownCode(given)
  return { code, status: 0, detail: errorTexts[code], fields: [] }
}
