import { invitationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import actions from '../../shell/Actions.module.css'
import { type AddressFields, AddressRows } from '../../shell/AddressRows.tsx'
import { FormSummary } from '../../shell/FormSummary.tsx'
import type { Form } from '../../shell/use-form.ts'

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
    <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
      <FormSummary problems={form.problems} idOf={form.idOf} />
      {needsAddress && (
        <>
          <h2>{address.title}</h2>
          <p>{address.text}</p>
          <RequiredNote />
          <AddressRows form={form} />
        </>
      )}
      <div className={actions.actions}>
        <Button type="submit" size="large" loading={form.busy}>
          {accept}
        </Button>
        <Button variant="tertiary" onClick={onDecline}>
          {decline}
        </Button>
      </div>
    </form>
  )
}
