import { fieldLabels, newsletterAnswers, newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { ToMailbox } from '../../shell/mailbox/ToMailbox.tsx'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'

const empty: EditLinkValues = { email: '' }

type RequestEditLinkProps = { problem?: ReactNode; onBack: () => void }

/** Has a link sent that manages the newsletters of an address. */
export function RequestEditLink({ problem, onBack }: RequestEditLinkProps) {
  const { page } = useAccount()
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: empty,
    input: (values) => ({ ...values, edition: page.edition.shortcut }),
    load: async () => (await import('./operations.ts')).requestEditLink,
    technical: 'NEWSLETTER_ERROR',
    onDone: () => setSent(true),
  })
  return <RequestEditLinkPage form={form} sent={sent} problem={problem} onBack={onBack} />
}

/** What the form holds. */
export type EditLinkValues = { email: string }

type RequestEditLinkPageProps = {
  form: Form<EditLinkValues>
  sent: boolean
  /** Why the reader is here, if a link did not work. */
  problem: ReactNode
  onBack: () => void
}

/** The address to send a link to; the answer is the same for every address. */
export function RequestEditLinkPage({ form, sent, problem, onBack }: RequestEditLinkPageProps) {
  const texts = newsletterTexts.editLink
  const back = (
    <Button variant="tertiary" onClick={onBack}>
      {texts.back}
    </Button>
  )
  if (sent)
    return (
      <Page key="sent" title={texts.sentTitle} lead={newsletterAnswers.editLink}>
        <p>{texts.sentNext}</p>
        <div className={actions.actions}>
          <ToMailbox email={form.values.email} />
          {back}
        </div>
        <MailMissing />
      </Page>
    )
  return (
    <Page key="form" title={texts.title} lead={texts.lead}>
      {problem}
      <OperationForm form={form} submit={texts.submit} more={back}>
        <RequiredNote />
        <Input {...form.text('email')} label={fieldLabels.email} type="email" autoComplete="email" required />
      </OperationForm>
    </Page>
  )
}
