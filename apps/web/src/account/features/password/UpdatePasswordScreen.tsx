import { fieldLabels, passwordTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { passwordHintLines } from '../../shell/form/password-hint-lines.ts'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'

const empty: UpdatePasswordValues = { current_password: '', password: '', password_repeat: '' }

/** Changes the password of the signed-in reader, who stays signed in here. */
export function UpdatePasswordScreen() {
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: empty,
    secrets: ['current_password', 'password', 'password_repeat'],
    input: (values) => values,
    load: async () => (await import('./operations.ts')).update,
    technical: 'PASSWORD_UPDATE_FAILED',
    onDone: () => setDone(true),
  })
  return <UpdatePassword form={form} done={done} />
}

/** What the form holds, by the names of the operation's fields. */
export type UpdatePasswordValues = { current_password: string; password: string; password_repeat: string }

type UpdatePasswordProps = { form: Form<UpdatePasswordValues>; done: boolean }

/** The old password, the new one twice; then the message that it is changed and which devices are signed out. */
export function UpdatePassword({ form, done }: UpdatePasswordProps) {
  const paths = usePaths()
  const texts = passwordTexts.update
  if (done)
    return (
      <Page key="done" title={texts.done.title} lead={texts.done.text}>
        <div className={actions.actions}>
          <Link {...buttonLook({})} to={paths.profile}>
            {texts.toProfile}
          </Link>
        </div>
      </Page>
    )
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <OperationForm
        form={form}
        submit={texts.submit}
        more={
          <>
            <Link className={actions.quiet} to={paths.profile}>
              {texts.toProfile}
            </Link>
            <Link className={actions.quiet} to={paths.passwordRequest}>
              {texts.forgotten}
            </Link>
          </>
        }
      >
        <RequiredNote />
        <PasswordField
          {...form.text('current_password')}
          label={fieldLabels.current_password}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.text('password')}
          label={texts.newPassword}
          autoComplete="new-password"
          hints={passwordHintLines(form.values.password)}
          required
        />
        <PasswordField
          {...form.text('password_repeat')}
          label={fieldLabels.password_repeat}
          autoComplete="new-password"
          required
        />
      </OperationForm>
    </Page>
  )
}
