import type { FieldError } from '@leserkonto/contracts'
import { fieldLabels, requiredText } from '@leserkonto/texts'
import type { FormOperation } from './form-operation.ts'

/** Two inputs of one row are named together when one of them is missing. Source: contract.md §6. */
const rows: Readonly<Record<string, string>> = {
  street: requiredText(fieldLabels.street_housenumber),
  housenumber: requiredText(fieldLabels.street_housenumber),
  postcode: requiredText(fieldLabels.postcode_city),
  city: requiredText(fieldLabels.postcode_city),
}

const named = (error: FieldError): FieldError =>
  error.code === 'REQUIRED' ? { ...error, message: rows[error.field] ?? error.message } : error

/** The operation with such names in what its form is told. */
export const withSharedRows = <Input, Answer>(
  operation: FormOperation<Input, Answer>,
): FormOperation<Input, Answer> => ({
  ...operation,
  async submit(api, input) {
    const result = await operation.submit(api, input)
    return result.ok ? result : { ok: false, fields: result.fields.map(named) }
  },
})
