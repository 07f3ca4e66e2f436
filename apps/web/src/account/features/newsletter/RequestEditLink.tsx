import { fieldLabels, newsletterAnswers, newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import type { ReactNode } from 'react'
import actions from '../../shell/Actions.module.css'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'

/** What the form holds. */
export type EditLinkValues = { email: string }

type RequestEditLinkProps = {
  form: Form<EditLinkValues>
  sent: boolean
  /** Why the reader is here, when a link did not work. */
  problem: ReactNode
  onBack: () => void
}

/** The address to send a link to; the answer is the same for every address. */
export function RequestEditLink({ form, sent, problem, onBack }: RequestEditLinkProps) {
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
        <p className={actions.after}>{newsletterTexts.registered.missing}</p>
        <div className={actions.actions}>{back}</div>
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
