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

/** Two inputs of one row are named together when one of them is missing. Source: docs/spec/account.md#shared-rows. */
const rows: Readonly<Record<string, string>> = {
  street: requiredText(fieldLabels.street_housenumber),
  housenumber: requiredText(fieldLabels.street_housenumber),
  postcode: requiredText(fieldLabels.postcode_city),
  city: requiredText(fieldLabels.postcode_city),
}

const named = (error: FieldError): FieldError =>
  error.code === 'REQUIRED' ? { ...error, message: rows[error.field] ?? error.message } : error

/** The operation with such combined names in its field errors, for forms that show `AddressRows`. */
export const withSharedRows = <Input, Answer>(
  operation: FormOperation<Input, Answer>,
): FormOperation<Input, Answer> => ({
  ...operation,
  async submit(api, input) {
    const result = await operation.submit(api, input)
    return result.ok ? result : { ok: false, fields: result.fields.map(named) }
  },
})
