import type { contract, Output } from '@leserkonto/contracts'
import { accountTexts, passkeyTexts as texts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { ModalFlyout } from '@leserkonto/ui/ModalFlyout'
import { useAccount } from '../../session/account.ts'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { PasswordDialog } from '../../shell/form/PasswordDialog.tsx'
import { useForm } from '../../shell/form/use-form.ts'
import type { Owner } from '../../shell/form/use-proof.ts'
import { useProofForm } from '../../shell/form/use-proof-form.ts'
import type { Passkey } from './Passkeys.tsx'

const loadOperations = () => import('./operations.ts')

type DialogProps<Done> = { onDone: (done: Done) => void; onClose: () => void }

/** Asks for another name. */
export function RenameDialog({ passkey, onDone, onClose }: DialogProps<Passkey> & { passkey: Passkey }) {
  const form = useForm({
    initial: { name: passkey.name },
    input: ({ name }) => ({ id: passkey.id, name }),
    load: async () => (await loadOperations()).rename,
    onDone,
  })
  return (
    <ModalFlyout open title={texts.rename.title} onClose={onClose}>
      <OperationForm
        form={form}
        submit={texts.rename.submit}
        submitSize="medium"
        more={
          <Button variant="secondary" onClick={onClose}>
            {accountTexts.cancel}
          </Button>
        }
      >
        <Input {...form.text('name')} label={texts.rename.label} autoComplete="off" required />
      </OperationForm>
    </ModalFlyout>
  )
}

type ProvedProps<Done> = DialogProps<Done> & { owner: Owner }

/** Asks who the reader is before a passkey is removed. */
export function RemoveDialog({
  passkey,
  owner,
  onDone,
  onClose,
}: ProvedProps<Passkey> & { passkey: Passkey }) {
  const { form, proof } = useProofForm({
    about: {},
    owner,
    load: async () => (await loadOperations()).remove(passkey.id),
    onDone: () => onDone(passkey),
  })
  const { title, text, confirm: submit, cancel } = texts.remove
  const dialogTexts = { title, text, submit, cancel }
  return <PasswordDialog danger form={form} proof={proof} open texts={dialogTexts} onClose={onClose} />
}

/** How the making of a passkey ended. */
export type Added = { readonly done: Output<typeof contract.passkeys.add> } | 'cancelled' | 'elsewhere'

/** Asks who the reader is before a passkey is made, where the login is not fresh. */
export function AddDialog({ owner, onDone, onClose }: ProvedProps<Added>) {
  const account = useAccount()
  const { form, proof } = useProofForm({
    about: {},
    owner,
    load: async () => (await loadOperations()).add(account),
    onDone,
  })
  const dialogTexts = {
    title: texts.add.open,
    text: texts.fresh,
    submit: texts.add.open,
    cancel: accountTexts.cancel,
  }
  return <PasswordDialog form={form} proof={proof} open texts={dialogTexts} onClose={onClose} />
}
