import { fieldLabels } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { OperationForm } from './OperationForm.tsx'
import type { Form } from './use-form.ts'

/** Values of the dialog's form, by the name of the operations' field. */
export type PasswordValues = { current_password: string }

type PasswordDialogProps = {
  form: Form<PasswordValues>
  open: boolean
  /** The question, its consequences, and the labels of both buttons. */
  texts: {
    readonly title: string
    readonly text: string
    readonly submit: string
    readonly cancel: string
  }
  /** The reader cancels; nothing changes. */
  onClose: () => void
}

/** Asks for the password before something that cannot be undone. */
export const PasswordDialog = ({ form, open, texts, onClose }: PasswordDialogProps) => (
  <ModalFlyout open={open} onClose={onClose} title={texts.title}>
    <OperationForm
      form={form}
      submit={texts.submit}
      submitSize="medium"
      more={
        <Button variant="tertiary" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <p>{texts.text}</p>
      <PasswordField
        {...form.text('current_password')}
        label={fieldLabels.current_password}
        autoComplete="current-password"
        required
      />
    </OperationForm>
  </ModalFlyout>
)
