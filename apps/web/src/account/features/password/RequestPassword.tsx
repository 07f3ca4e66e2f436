import { fieldLabels, passwordTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'

/** What the form holds, by the names of the operation's fields. */
export type RequestPasswordValues = { email: string }

type RequestPasswordProps = {
  form: Form<RequestPasswordValues>
  /** The service took an address; whether it knows it is not told. */
  sent: boolean
  onOtherAddress: () => void
}

/** The address to send a link to, then the same neutral words for everyone. Source: seed account §8. */
export function RequestPassword({ form, sent, onOtherAddress }: RequestPasswordProps) {
  const paths = usePaths()
  const texts = passwordTexts.request
  if (sent)
    return (
      <Page key="sent" title={texts.sent.title} lead={texts.sent.text}>
        <p>{texts.sent.next}</p>
        <div className={actions.actions}>
          <Button variant="secondary" onClick={onOtherAddress}>
            {texts.sent.otherAddress}
          </Button>
          <Link className={actions.quiet} to={paths.login}>
            {texts.toLogin}
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
          <Link className={actions.quiet} to={paths.login}>
            {texts.toLogin}
          </Link>
        }
      >
        <RequiredNote />
        <Input
          {...form.text('email')}
          label={fieldLabels.email}
          type="email"
          autoComplete="username"
          required
        />
      </OperationForm>
    </Page>
  )
}
