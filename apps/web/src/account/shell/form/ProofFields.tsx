import { fieldLabels, loginCodeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { PasswordField, type PasswordFieldProps } from '@leserkonto/ui/PasswordField'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { CodeProof } from './CodeProof.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'
import type { Proof } from './use-proof.ts'

/** A form that has this field, maybe among others. */
type PasswordForm = {
  text: (name: 'current_password') => Pick<PasswordFieldProps, 'id' | 'name' | 'value' | 'error' | 'onChange'>
}

type ProofFieldsProps = {
  form: PasswordForm
  proof: Proof
  /** Hint under the field. */
  hint?: string
}

/** Who the reader is, before something that matters: by the password, or instead by a code or a passkey. */
export const ProofFields = (props: ProofFieldsProps) => (
  <>
    <AccountName email={props.proof.email} />
    <Ways {...props} />
  </>
)

function Ways({ form, proof, hint }: ProofFieldsProps) {
  const texts = loginCodeTexts.proof
  const { hasPassword, way, take } = proof
  if (way === 'done') return <p role="status">{texts.proven}</p>
  const done = () => take('done')
  if (way === 'code')
    return (
      <>
        <CodeProof hasPassword={hasPassword} onProven={done} />
        <PasskeyProof onProven={done} />
      </>
    )
  return (
    <>
      <PasswordField
        {...form.text('current_password')}
        label={fieldLabels.current_password}
        {...(hint && { helperText: hint })}
        autoComplete="current-password"
        required
      />
      <div>
        <Button variant="tertiary" onClick={() => take('code')}>
          {texts.instead}
        </Button>
      </div>
      <PasskeyProof onProven={done} />
    </>
  )
}

/**
 * Names the account in a form that asks for a password and not for its address: password managers then save and fill in the
 * right one. Neither seen nor read out, and never sent. Source: docs/spec/account.md#password-forms.
 */
export const AccountName = ({ email }: { email: string }) => (
  <VisuallyHidden>
    <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
  </VisuallyHidden>
)
