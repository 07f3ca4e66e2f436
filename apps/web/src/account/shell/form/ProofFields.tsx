import { fieldLabels, loginCodeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { PasswordField, type PasswordFieldProps } from '@leserkonto/ui/PasswordField'
import { useState } from 'react'
import { CodeProof } from './CodeProof.tsx'
import type { Proof } from './use-proof.ts'

/** A form that has this field, maybe among others. */
type PasswordForm = {
  text: (name: 'current_password') => Pick<PasswordFieldProps, 'id' | 'name' | 'value' | 'error' | 'onChange'>
}

type ProofFieldsProps = {
  form: PasswordForm
  proof: Proof
  /** Without one only the code is offered. @default true */
  hasPassword?: boolean
  /** Hint under the field. */
  hint?: string
}

/** Who the reader is, before something that matters: by the password, or by a code instead. */
export function ProofFields({ form, proof, hasPassword = true, hint }: ProofFieldsProps) {
  const [byCode, setByCode] = useState(!hasPassword)
  const texts = loginCodeTexts.proof
  if (proof.proven) return <p role="status">{texts.proven}</p>
  if (byCode)
    return (
      <>
        <p>{hasPassword ? texts.text : texts.noPassword}</p>
        <CodeProof onProven={proof.prove} />
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
        <Button variant="tertiary" onClick={() => setByCode(true)}>
          {texts.instead}
        </Button>
      </div>
    </>
  )
}
