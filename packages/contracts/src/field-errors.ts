import { fieldErrorText } from '@leserkonto/texts'
import type * as core from 'zod/v4/core'
import type { FieldError } from './problems.ts'

/** A row for one field, with the catalogue's German message. */
export const fieldError = (
  field: string,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): FieldError => ({ field: told(field), code, message: fieldErrorText(field, code, params) })

const toldChars = 48

/** A field's name as it is told: an invented one may be as long as a body, or of signs that take six bytes each. */
function told(field: string): string {
  if (/^[\w.-]{0,48}$/.test(field)) return field
  const signs = [...field.slice(0, 2 * toldChars).replace(/\p{C}/gu, '\ufffd')]
  const isWhole = signs.length <= toldChars && field.length <= 2 * toldChars
  return isWhole ? signs.join('') : `${signs.slice(0, toldChars - 1).join('')}…`
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** Rows of one answer, without the last one that says that there is more. Source: docs/spec/contract.md#validation. */
export const mostFieldErrors = 40

/**
 * Zod's issues as rows of the contract: one per wrong field, with the first reason found. Our own checks carry their
 * code as the message (`z.refine(…, 'PASSWORD_WEAK')`); zod's own kinds are mapped to codes here. What somebody sends
 * decides how much is wrong, so it is looked at no further than `most` rows are told; unknown fields come last.
 */
export function toFieldErrors(
  issues: readonly core.$ZodIssue[],
  most: number = mostFieldErrors,
): FieldError[] {
  const rows = new Map<string, FieldError>()
  for (const row of eachRow(issues)) {
    if (rows.size === most && !rows.has(row.field)) return [...rows.values(), fieldError('', 'MORE')]
    if (!rows.has(row.field)) rows.set(row.field, row)
  }
  return [...rows.values()]
}

function* eachRow(issues: readonly core.$ZodIssue[]): Generator<FieldError> {
  for (const issue of issues)
    if (issue.code !== 'unrecognized_keys') yield fieldError(pathOf(issue.path), ...codeOf(issue))
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield fieldError(pathOf([...issue.path, key]), 'UNKNOWN_FIELD')
}

type Coded = [code: string, params?: Record<string, number>]

function codeOf(issue: core.$ZodIssue): Coded {
  if (isCode(issue.message)) return [issue.message]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ['REQUIRED'] : ['TYPE']
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined ? ['REQUIRED'] : ['FORMAT']
    case 'too_big':
      return [issue.origin === 'array' ? 'TOO_MANY' : 'TOO_LONG', { max: Number(issue.maximum) }]
    case 'too_small':
      if (issue.origin === 'array') return ['TOO_FEW', { min: Number(issue.minimum) }]
      return Number(issue.minimum) === 1 ? ['REQUIRED'] : ['TOO_SHORT', { min: Number(issue.minimum) }]
    default:
      return ['FORMAT']
  }
}

const isCode = (message: string) => /^[A-Z][A-Z_]+$/.test(message)
