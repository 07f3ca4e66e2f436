import { Button } from '@leserkonto/ui/Button'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { OperationForm } from './OperationForm.tsx'
import { ProofFields } from './ProofFields.tsx'
import type { Form } from './use-form.ts'
import type { Proof } from './use-proof.ts'

/** Values of the dialog's form, by the name of the operations' field. */
export type PasswordValues = { current_password: string }

type PasswordDialogProps = {
  form: Form<PasswordValues>
  proof: Proof
  open: boolean
  /** The question, its consequences, and the labels of both buttons. */
  texts: {
    readonly title: string
    readonly text: string
    readonly submit: string
    readonly cancel: string
  }
  /** What is confirmed takes something away for good. @default false */
  danger?: boolean
  /** The reader cancels; nothing changes. */
  onClose: () => void
}

/** Asks for the password, or for another proof, before something that only the owner may do. */
export const PasswordDialog = ({ form, proof, open, texts, danger, onClose }: PasswordDialogProps) => (
  <ModalFlyout open={open} onClose={onClose} title={texts.title}>
    {open && (
      <OperationForm
        form={form}
        submit={texts.submit}
        submitSize="medium"
        danger={danger}
        more={
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <p>{texts.text}</p>
        <ProofFields form={form} proof={proof} />
      </OperationForm>
    )}
  </ModalFlyout>
)
