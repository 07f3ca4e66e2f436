import { invitationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { type AddressFields, AddressRows } from '../../../shell/form/AddressRows.tsx'
import { OperationForm } from '../../../shell/form/OperationForm.tsx'
import type { Form } from '../../../shell/form/use-form.ts'

type AcceptFormProps = {
  /** Where the invitee lives, if that is asked. */
  form: Form<AddressFields>
  /** A family's plan, and nothing is known of where the invitee lives. */
  needsAddress: boolean
  onDecline: () => void
}

/** Yes, with the address where a family's plan asks for it, or no. */
export function AcceptForm({ form, needsAddress, onDecline }: AcceptFormProps) {
  const { address, accept, decline } = invitationTexts
  return (
    <OperationForm
      form={form}
      submit={accept}
      submitSize="large"
      more={
        <Button variant="tertiary" onClick={onDecline}>
          {decline}
        </Button>
      }
    >
      {needsAddress && (
        <>
          <h2>{address.title}</h2>
          <p>{address.text}</p>
          <RequiredNote />
          <AddressRows form={form} />
        </>
      )}
    </OperationForm>
  )
}
