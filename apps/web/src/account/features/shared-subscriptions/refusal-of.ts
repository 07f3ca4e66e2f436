import { isKeyOf } from '@leserkonto/rules'
import { type ErrorCode, errorTexts, invitationTexts } from '@leserkonto/texts'
import type { Failure } from '../../session/failure.ts'

/** A code from a row of an answer, if the catalogue has it; else a general one. */
export const knownCode = (code: string): ErrorCode => (isKeyOf(errorTexts, code) ? code : 'GENERIC')

/** A failure for a refusal in a row of an otherwise successful answer; its text is the catalogue's, unless one is given. */
export function refusalOf(given: string, text?: string): Failure {
  const code = knownCode(given)
  return { code, status: 0, detail: text ?? errorTexts[code], fields: [] }
}

/** A refusal of a seat as it is told to a guest: the catalogue speaks to the owner of the plan. */
export function toldGuest<Refusal extends Pick<Failure, 'code' | 'detail'>>(failure: Refusal): Refusal {
  const texts: Readonly<Record<string, string>> = invitationTexts.guest
  return { ...failure, detail: texts[failure.code] ?? failure.detail }
}
