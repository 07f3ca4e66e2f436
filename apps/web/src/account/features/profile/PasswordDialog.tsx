import { accountTexts, errorTexts, fieldLabels, requiredText } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { type FormEvent, useState } from 'react'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'

type PasswordDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  submit: string
  call: {
    readonly busy: boolean
    readonly failure: Failure | undefined
    readonly run: (password: string) => void
  }
}

/** Refusals that mean the password was not the reader's. */
const wrong: readonly string[] = ['PASSWORD_WRONG', 'AUTH_INVALID_CREDENTIALS']

/** Asks for the password once more before something that matters. Source: contract.md §2 "need auth_time". */
export const PasswordDialog = (props: PasswordDialogProps) => (
  <ModalFlyout open={props.open} title={props.title} onClose={props.onClose}>
    {props.open && <PasswordForm {...props} />}
  </ModalFlyout>
)

function PasswordForm({ text, submit, call, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const isWrong = call.failure !== undefined && wrong.includes(call.failure.code)
  const error = missing ? requiredText(fieldLabels.password) : isWrong ? errorTexts.PASSWORD_WRONG : undefined
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') call.run(password)
  }
  return (
    <form className={actions.form} noValidate onSubmit={confirm}>
      <FailureBox failure={isWrong ? undefined : call.failure} />
      <p>{text}</p>
      <PasswordField
        label={fieldLabels.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
        required
      />
      <div className={actions.actions}>
        <Button type="submit" loading={call.busy}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {accountTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
