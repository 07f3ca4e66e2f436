import { normalizedEmail } from '@leserkonto/rules'
import { fieldLabels, passwordTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { textOf } from '../../shell/history-state.ts'
import { Page } from '../../shell/Page.tsx'

/** Asks for a link to set a new password; the address may come from the login form, never from the URL. */
export function RequestPasswordScreen() {
  const { page, returnUrl } = useAccount()
  const target = returnUrl.peek()
  const fromLogin: RequestPasswordValues = { email: textOf(useLocation().state, 'email') ?? '' }
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: fromLogin,
    input: (values) => ({
      ...values,
      edition: page.edition.shortcut,
      // The mail may be opened on another device, which knows nothing about this visit.
      ...(target && { return_url: target }),
    }),
    load: async () => (await import('./operations.ts')).requestReset,
    onDone: () => setSent(true),
  })
  return <RequestPassword form={form} sent={sent} onOtherAddress={() => setSent(false)} />
}

/** What the form holds, by the names of the operation's fields. */
export type RequestPasswordValues = { email: string }

type RequestPasswordProps = {
  form: Form<RequestPasswordValues>
  /** The service accepted an address; it does not say whether it knows it. */
  sent: boolean
  onOtherAddress: () => void
}

/**
 * The address to send a link to, then the same neutral text for everyone.
 * Source: docs/spec/account.md#neutral-answers.
 */
export function RequestPassword({ form, sent, onOtherAddress }: RequestPasswordProps) {
  const paths = usePaths()
  const texts = passwordTexts.request
  if (sent)
    return (
      <Page key="sent" title={texts.sent.title} lead={texts.sent.text(normalizedEmail(form.values.email))}>
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
