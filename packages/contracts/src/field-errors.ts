import { fieldErrorText } from '@leserkonto/texts'
import type * as core from 'zod/v4/core'
import type { FieldError } from './problems.ts'

/** A row for one field, with the catalogue's German message. */
export const fieldError = (
  field: string,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): FieldError => ({ field, code, message: fieldErrorText(field, code, params) })

/**
 * Zod's issues as rows of the contract: one per wrong field, with the first reason found. Our own checks carry their
 * code as the message (`z.refine(…, 'PASSWORD_WEAK')`); zod's own kinds are mapped to codes here.
 */
export function toFieldErrors(issues: readonly core.$ZodIssue[]): FieldError[] {
  const rows = new Map<string, FieldError>()
  for (const issue of issues) {
    for (const row of rowsOf(issue)) if (!rows.has(row.field)) rows.set(row.field, row)
  }
  return [...rows.values()]
}

function rowsOf(issue: core.$ZodIssue): FieldError[] {
  const field = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => fieldError([...issue.path, key].map(String).join('.'), 'UNKNOWN_FIELD'))
  }
  return [fieldError(field, ...codeOf(issue))]
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
