import { type FieldError, parseInput } from '@leserkonto/contracts'
import { fieldLabels, requiredText } from '@leserkonto/texts'
import type * as core from 'zod/v4/core'
import type { Api } from '../../session/api-client.ts'
import type { FormOperation } from './use-form.ts'

/** Combines a call with the schema of its input, so that the form validates like the service. */
export const formOperation = <Schema extends core.$ZodType, Answer>(
  name: string,
  schema: Schema,
  call: (api: Api, input: core.output<Schema>) => Promise<Answer>,
): FormOperation<core.input<Schema>, Answer> => ({
  name,
  async submit(api, input) {
    const parsed = parseInput(schema, input)
    return parsed.ok ? { ok: true, answer: await call(await api(), parsed.data) } : parsed
  },
})

const street = requiredText(fieldLabels.street_housenumber)
const place = requiredText(fieldLabels.postcode_city)

/** Two inputs of one row are named together when both are missing. Source: docs/spec/account.md#shared-rows. */
const rows: Readonly<Record<string, { beside: string; message: string }>> = {
  street: { beside: 'housenumber', message: street },
  housenumber: { beside: 'street', message: street },
  postcode: { beside: 'city', message: place },
  city: { beside: 'postcode', message: place },
}

function named(error: FieldError, fields: readonly FieldError[]): FieldError {
  const row = error.code === 'REQUIRED' ? rows[error.field] : undefined
  const bothMissing = fields.some(({ field, code }) => field === row?.beside && code === 'REQUIRED')
  return row && bothMissing ? { ...error, message: row.message } : error
}

/** The operation with such combined names in its field errors, for forms that show `AddressRows`. */
export const withSharedRows = <Input, Answer>(
  operation: FormOperation<Input, Answer>,
): FormOperation<Input, Answer> => ({
  ...operation,
  async submit(api, input) {
    const result = await operation.submit(api, input)
    return result.ok ? result : { ...result, fields: result.fields.map((row, _, all) => named(row, all)) }
  },
})
