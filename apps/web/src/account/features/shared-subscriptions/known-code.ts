import { type ErrorCode, errorTexts } from '@leserkonto/texts'

/** A code of an answer's row as the catalogue knows it. */
export const knownCode = (code: string): ErrorCode =>
  Object.hasOwn(errorTexts, code) ? (code as ErrorCode) : 'GENERIC'
