import { normalizedEmail } from '@leserkonto/rules'
import { fieldLabels, registrationTexts } from '@leserkonto/texts'
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
import { ToMailbox } from '../../shell/mailbox/ToMailbox.tsx'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'

/** Asks for the activation mail again; the address may come from the page before, never from the URL. */
export function RequestDoiEmailScreen() {
  const { page } = useAccount()
  const fromPageBefore: RequestDoiEmailValues = { email: textOf(useLocation().state, 'email') ?? '' }
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: fromPageBefore,
    input: (values) => ({ ...values, edition: page.edition.shortcut }),
    load: async () => (await import('./operations.ts')).requestDoiEmail,
    onDone: (_, { email }) => setSentTo(normalizedEmail(email)),
  })
  return <RequestDoiEmail form={form} sentTo={sentTo} />
}

/** What the form holds, by the names of the operation's fields. */
export type RequestDoiEmailValues = { email: string }

type RequestDoiEmailProps = {
  form: Form<RequestDoiEmailValues>
  /** Address the service accepted; it does not say whether it knows it. */
  sentTo: string | undefined
}

/** The address to send the activation mail to, then what comes next. */
export function RequestDoiEmail({ form, sentTo }: RequestDoiEmailProps) {
  const paths = usePaths()
  const texts = registrationTexts.doiEmail
  if (sentTo !== undefined)
    return (
      <Page key="sent" title={texts.sent.title} lead={texts.sent.text(sentTo)}>
        <MailMissing />
        <div className={actions.actions}>
          <ToMailbox email={sentTo} />
          <Link to={paths.login}>{texts.toLogin}</Link>
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
        <Input {...form.text('email')} label={fieldLabels.email} type="email" autoComplete="email" required />
      </OperationForm>
    </Page>
  )
}
