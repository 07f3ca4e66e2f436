import type { PasswordContext } from '@leserkonto/rules'
import { fieldLabels, passwordTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { NewPasswordField } from '@leserkonto/ui/NewPasswordField'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { ProofFields } from '../../shell/form/ProofFields.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { usePasswordHints } from '../../shell/form/use-password-hints.ts'
import { type Proof, passwordOf, useProof } from '../../shell/form/use-proof.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { RemovePassword } from './RemovePassword.tsx'

const empty: UpdatePasswordValues = { current_password: '', password: '', password_repeat: '' }

/** Loads whether there is a password to change or none yet. */
export function UpdatePasswordScreen() {
  const { page } = useAccount()
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut })
  return (
    <LoadedPage query={user}>
      {(reader) => <UpdateForm had={reader.has_password} email={reader.email} owner={ownerOf(reader)} />}
    </LoadedPage>
  )
}

/** Whose name and address the password may not carry. */
const ownerOf = (reader: PasswordOwner): PasswordContext => ({
  email: reader.email,
  names: [reader.given_name, reader.family_name, reader.company_name, reader.username],
})

/** What the service knows of its owner. */
type PasswordOwner = { email: string } & Record<
  'given_name' | 'family_name' | 'company_name' | 'username',
  string | null
>

/** Changes the password of the signed-in reader, who stays signed in here, sets the first one or removes it. */
function UpdateForm({ had, email, owner }: { had: boolean; email: string; owner: PasswordContext }) {
  const { userinfo } = trpc.useUtils().session
  // What was loaded first stays: saving loads the reader's data again.
  const [hasPassword] = useState(had)
  const [done, setDone] = useState<Done>()
  const proof = useProof({ email, has_password: hasPassword })
  const finish = (what: Done) => {
    setDone(what)
    return userinfo.invalidate()
  }
  const form = useForm({
    initial: empty,
    input: ({ current_password, ...values }) => ({ ...values, ...passwordOf(proof, current_password) }),
    load: async () => (await import('./operations.ts')).update,
    technical: 'PASSWORD_UPDATE_FAILED',
    onDone: () => finish(hasPassword ? 'changed' : 'set'),
  })
  return (
    <UpdatePassword form={form} proof={proof} owner={owner} done={done}>
      {hasPassword && <RemovePassword email={email} onRemoved={() => finish('removed')} />}
    </UpdatePassword>
  )
}

type Done = 'changed' | 'set' | 'removed'

/** What the form holds, by the names of the operation's fields. */
export type UpdatePasswordValues = { current_password: string; password: string; password_repeat: string }

type UpdatePasswordProps = {
  form: Form<UpdatePasswordValues>
  proof: Proof
  /** Whose name and address the password may not carry. @default unknown */
  owner?: PasswordContext
  /** What has been done; undefined while the form is open. */
  done: Done | undefined
  /** What is shown below the form. */
  children?: ReactNode
}

/** Who the reader is, the new password twice; then the message what was done and which devices are signed out. */
export function UpdatePassword({ form, proof, owner, done, children }: UpdatePasswordProps) {
  const { hasPassword } = proof
  const paths = usePaths()
  const texts = passwordTexts.update
  const hints = usePasswordHints(form.values.password, owner)
  const asked = hasPassword ? texts : passwordTexts.first
  if (done)
    return (
      <Page key="done" title={texts.done[done]} lead={texts.done.text}>
        <div className={actions.actions}>
          <Link {...buttonLook({})} to={paths.profile}>
            {texts.toProfile}
          </Link>
        </div>
      </Page>
    )
  return (
    <Page key="form" title={asked.title} lead={asked.text}>
      <OperationForm
        form={form}
        submit={asked.submit}
        more={
          <>
            <Link {...buttonLook({ variant: 'secondary' })} to={paths.profile}>
              {texts.toProfile}
            </Link>
            {hasPassword && (
              <Link className={actions.quiet} to={paths.passwordRequest}>
                {texts.forgotten}
              </Link>
            )}
          </>
        }
      >
        <RequiredNote />
        <ProofFields form={form} proof={proof} />
        <NewPasswordField {...form.text('password')} label={texts.newPassword} hints={hints} required />
        <PasswordField
          {...form.text('password_repeat')}
          label={fieldLabels.password_repeat}
          autoComplete="new-password"
          required
        />
      </OperationForm>
      {children}
    </Page>
  )
}
