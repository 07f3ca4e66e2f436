import {
  accountTexts,
  errorTexts,
  fieldLabels,
  loginCodeTexts,
  profileTexts,
  requiredText,
} from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { type FormEvent, useRef, useState } from 'react'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { CodeProof } from '../../shell/form/CodeProof.tsx'
import { PasskeyProof } from '../../shell/form/PasskeyProof.tsx'
import { AccountName } from '../../shell/form/ProofFields.tsx'

const texts = profileTexts.data.confirm

type ExportDialogProps = {
  open: boolean
  email: string
  hasPassword: boolean
  /** A code or a passkey has made the login fresh. */
  onProven: () => void
  onClose: () => void
  call: {
    readonly busy: boolean
    readonly failure: Failure | undefined
    readonly run: (password: string) => Promise<void>
  }
}

/** Refusals that mean a wrong password. */
const wrong: readonly string[] = ['PASSWORD_WRONG', 'AUTH_INVALID_CREDENTIALS']

/** Asks for the password again, or for another proof, before the export. Source: docs/spec/contract.md#fresh-login. */
export const ExportDialog = (props: ExportDialogProps) => (
  <ModalFlyout open={props.open} title={texts.title} onClose={props.onClose}>
    {props.open && <Question {...props} />}
  </ModalFlyout>
)

function Question(props: ExportDialogProps) {
  const { hasPassword, onProven } = props
  const [byCode, setByCode] = useState(!hasPassword)
  if (byCode)
    return (
      <>
        <CodeProof hasPassword={hasPassword} onProven={onProven} />
        <PasskeyProof onProven={onProven} />
      </>
    )
  return (
    <>
      <PasswordForm {...props} />
      <Button variant="tertiary" onClick={() => setByCode(true)}>
        {loginCodeTexts.proof.instead}
      </Button>
      <PasskeyProof onProven={onProven} />
    </>
  )
}

function PasswordForm({ call, email, onClose }: ExportDialogProps) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const isWrong = call.failure !== undefined && wrong.includes(call.failure.code)
  const error = missing ? requiredText(fieldLabels.password) : isWrong ? errorTexts.PASSWORD_WRONG : undefined
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    // The browser may have filled it in without a word.
    const seen = field.current?.value ?? ''
    setPassword(seen)
    setMissing(seen === '')
    if (seen !== '') await call.run(seen)
  }
  return (
    <form className={actions.form} noValidate onSubmit={confirm}>
      <FailureBox failure={isWrong ? undefined : call.failure} />
      <p>{texts.text}</p>
      <AccountName email={email} />
      <PasswordField
        label={fieldLabels.password}
        autoComplete="current-password"
        ref={field}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
        required
      />
      <div className={actions.actions}>
        <Button type="submit" loading={call.busy}>
          {texts.submit}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {accountTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
