import { fieldLabels, sharedOwnerTexts } from '@leserkonto/texts'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { OperationForm } from '../../../shell/form/OperationForm.tsx'
import type { Form } from '../../../shell/form/use-form.ts'

/** What the form holds. */
export type InviteValues = { email: string; same_address: boolean }

type InviteFormProps = {
  form: Form<InviteValues>
  /** A family lives at one address; a company may take certain domains only. */
  type: 'family' | 'company'
  /** One line; undefined while it is not known. */
  address: string | undefined
  allowedDomains: readonly string[]
}

/** Invites one person. */
export function InviteForm({ form, type, address, allowedDomains }: InviteFormProps) {
  const texts = sharedOwnerTexts.invite
  const domains = allowedDomains.length > 0 && texts.domains(allowedDomains.join(', @'))
  return (
    <OperationForm form={form} submit={texts.submit}>
      <p>{texts.text}</p>
      <RequiredNote />
      <Input
        {...form.text('email')}
        label={fieldLabels.email}
        type="email"
        // Somebody else's: what the browser knows is the reader's own.
        autoComplete="off"
        helperText={domains || undefined}
        required
      />
      {type === 'family' && (
        <Checkbox
          {...form.box('same_address')}
          label={texts.sameAddress}
          helperText={
            <>
              {texts.sameAddressHint}
              {address && ` ${address}`}
            </>
          }
          required
        />
      )}
    </OperationForm>
  )
}
