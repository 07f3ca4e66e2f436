import { subscriptionTexts } from '@leserkonto/texts'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { AddressRows } from '../../shell/form/AddressRows.tsx'
import { CompanyNameField, CustomerTypeField } from '../../shell/form/CustomerTypeField.tsx'
import { NameFields } from '../../shell/form/NameFields.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { SalutationField } from '../../shell/form/SalutationField.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { AddressValues } from './find-values.ts'

type AddressFormProps = {
  form: Form<AddressValues>
  /** Whether the salutation is asked for. */
  asksSalutation: boolean
  submit: string
  /** The reader tries by number instead. */
  onOtherWay: () => void
}

/** Name or company, and address, as they are on the bill. */
export function AddressForm({ form, asksSalutation, submit, onOtherWay }: AddressFormProps) {
  return (
    <OperationForm form={form} carried={form.values} ways={{ withNumber: onOtherWay }} submit={submit}>
      <p>{subscriptionTexts.ways.addressText}</p>
      <RequiredNote />
      <CustomerTypeField {...form.choice('customer_type')} />
      {asksSalutation && <SalutationField {...form.text('gender')} />}
      {form.values.customer_type === 'company' ? (
        <CompanyNameField {...form.text('company_name')} />
      ) : (
        <NameFields form={form} />
      )}
      <AddressRows form={form} />
    </OperationForm>
  )
}
