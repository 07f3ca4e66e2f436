import { normalizedEmail } from '@leserkonto/rules'
import { fieldLabels, passwordTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { newMark } from '../../session/awaited.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { GoOn } from '../../shell/GoOn.tsx'
import { textOf } from '../../shell/history-state.ts'
import { ToMailbox } from '../../shell/mailbox/ToMailbox.tsx'
import { useWaitingFor } from '../../shell/mailbox/use-waiting-for.ts'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'

/** Asks for a link to set a new password; the address may come from the login form, never from the URL. */
export function RequestPasswordScreen() {
  const account = useAccount()
  const { page, returnUrl } = account
  const target = returnUrl.peek()
  const fromLogin: RequestPasswordValues = { email: textOf(useLocation().state, 'email') ?? '' }
  const [sent, setSent] = useState(false)
  const [mark, setMark] = useState(newMark)
  const session = useSession()
  const [before] = useState(session)
  const navigate = useNavigate()
  const paths = usePaths()
  const form = useForm({
    initial: fromLogin,
    input: (values) => ({
      ...values,
      edition: page.edition.shortcut,
      // The mail may be opened on another device, which knows nothing about this visit.
      ...(target && { return_url: target }),
      mark,
    }),
    load: async () => (await import('./operations.ts')).requestReset,
    onDone: () => setSent(true),
  })
  // Told only where the account knows this browser: any other one would learn that there is an account.
  useWaitingFor(sent ? mark : undefined, () => {
    const state = { email: normalizedEmail(form.values.email) }
    // The new password has ended the session that was here before.
    if (session.signedIn && session === before) dropSession(account)
    navigate(paths.success('password', 'success'), { replace: true, state })
  })
  // The new password was set in another tab, which has signed in.
  if (sent && session.signedIn && session !== before) return <GoOn />
  return (
    <RequestPassword
      form={form}
      sent={sent}
      onOtherAddress={() => {
        // Of another request.
        setMark(newMark)
        setSent(false)
      }}
    />
  )
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
          <ToMailbox email={form.values.email} />
          <Button variant="secondary" onClick={onOtherAddress}>
            {texts.sent.otherAddress}
          </Button>
          <Link className={actions.quiet} to={paths.login}>
            {texts.toLogin}
          </Link>
        </div>
        <MailMissing steps={['accessData']} />
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
