import { customerTypeTexts, fieldLabels, subscriptionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RadioGroup } from '@leserkonto/ui/RadioGroup'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import actions from '../../shell/Actions.module.css'
import { AddressRows } from '../../shell/AddressRows.tsx'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { SalutationField } from '../../shell/SalutationField.tsx'
import type { Form } from '../../shell/use-form.ts'
import type { AddressValues } from './find-values.ts'

type AddressFormProps = {
  form: Form<AddressValues>
  /** Whether the salutation is asked for. */
  asksSalutation: boolean
  submit: string
}

/** Name, or company, and address, as the bill has them. */
export function AddressForm({ form, asksSalutation, submit }: AddressFormProps) {
  const options = (['private', 'company'] as const).map((value) => ({
    value,
    label: customerTypeTexts[value],
  }))
  return (
    <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
      <FormSummary problems={form.problems} idOf={form.idOf} />
      <p>{subscriptionTexts.ways.addressText}</p>
      <RequiredNote />
      <RadioGroup
        {...form.choice('customer_type')}
        label={fieldLabels.customer_type}
        options={options}
        direction="horizontal"
      />
      {asksSalutation && <SalutationField {...form.text('gender')} />}
      {form.values.customer_type === 'company' ? (
        <Input
          {...form.text('company_name')}
          label={fieldLabels.company_name}
          autoComplete="organization"
          required
        />
      ) : (
        <>
          <Input
            {...form.text('given_name')}
            label={fieldLabels.given_name}
            autoComplete="given-name"
            required
          />
          <Input
            {...form.text('family_name')}
            label={fieldLabels.family_name}
            autoComplete="family-name"
            required
          />
        </>
      )}
      <AddressRows form={form} />
      <div className={actions.actions}>
        <Button type="submit" size="responsive" loading={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
