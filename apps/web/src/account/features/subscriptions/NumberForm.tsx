import { fieldLabels, subscriptionTexts } from '@leserkonto/texts'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { NumberValues } from './find-values.ts'

type NumberFormProps = {
  form: Form<NumberValues>
  /** When the postcode may be left out; without one, or where it was asked for, it is required. */
  postcodeHint?: string | undefined
  submit: string
  /** The reader tries by address instead. */
  onOtherWay: () => void
}

/** Customer number and postcode. */
export function NumberForm({ form, postcodeHint, submit, onOtherWay }: NumberFormProps) {
  const postcode = form.text('postcode')
  const required = postcodeHint === undefined || postcode.error !== undefined
  return (
    <OperationForm form={form} carried={form.values} ways={{ withoutNumber: onOtherWay }} submit={submit}>
      <RequiredNote />
      <Input
        {...form.text('gp_number')}
        label={fieldLabels.gp_number}
        helperText={subscriptionTexts.ways.numberHint}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Input
        {...postcode}
        label={fieldLabels.postcode}
        helperText={required ? undefined : postcodeHint}
        autoComplete="postal-code"
        required={required}
      />
    </OperationForm>
  )
}
