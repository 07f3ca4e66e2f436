import { fieldLabels, invitationTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import type { Form } from '../../shell/use-form.ts'

/** What the form holds: where the invitee lives, if that is asked. */
export type AcceptValues = { street: string; housenumber: string; postcode: string; city: string }

type AcceptFormProps = {
  form: Form<AcceptValues>
  /** A family's plan, and nothing is known of where the invitee lives. */
  needsAddress: boolean
  onDecline: () => void
}

/** Yes, with the address where a family's plan asks for it, or no. */
export function AcceptForm({ form, needsAddress, onDecline }: AcceptFormProps) {
  return (
    <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
      <FormSummary problems={form.problems} idOf={form.idOf} />
      {needsAddress && <AddressFields form={form} />}
      <div className={actions.actions}>
        <Button type="submit" size="large" loading={form.busy}>
          {invitationTexts.accept}
        </Button>
        <Button variant="tertiary" onClick={onDecline}>
          {invitationTexts.decline}
        </Button>
      </div>
    </form>
  )
}

function AddressFields({ form }: { form: Form<AcceptValues> }) {
  const { address } = invitationTexts
  return (
    <>
      <h2>{address.title}</h2>
      <p>{address.text}</p>
      <RequiredNote />
      <Input {...form.text('street')} label={fieldLabels.street} autoComplete="address-line1" required />
      <Input
        {...form.text('housenumber')}
        label={fieldLabels.housenumber}
        autoComplete="address-line2"
        required
      />
      <Input
        {...form.text('postcode')}
        label={fieldLabels.postcode}
        autoComplete="postal-code"
        inputMode="numeric"
        required
      />
      <Input {...form.text('city')} label={fieldLabels.city} autoComplete="address-level2" required />
    </>
  )
}
