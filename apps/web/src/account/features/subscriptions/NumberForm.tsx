import { fieldLabels, subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import type { Form } from '../../shell/use-form.ts'
import type { NumberValues } from './find-values.ts'

type NumberFormProps = {
  form: Form<NumberValues>
  /** When the postcode may be left out; without one it is required. */
  postcodeHint?: string | undefined
  submit: string
}

/** Customer number and postcode. */
export function NumberForm({ form, postcodeHint, submit }: NumberFormProps) {
  return (
    <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
      <FormSummary problems={form.problems} idOf={form.idOf} />
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
        {...form.text('postcode')}
        label={fieldLabels.postcode}
        helperText={postcodeHint}
        autoComplete="postal-code"
        required={postcodeHint === undefined}
      />
      <div className={actions.actions}>
        <Button type="submit" size="responsive" loading={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
