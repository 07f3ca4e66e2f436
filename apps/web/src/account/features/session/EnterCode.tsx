import {
  forgetLoginCodeStep,
  type LoginCodeStep,
  nextCodeMs,
} from '@leserkonto/pages/session/login-code-step'
import { sessionTexts, loginCodeTexts as texts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { AskAgain } from '../../shell/AskAgain.tsx'
import { CookiesRefused, FailureBox } from '../../shell/FailureBox.tsx'
import { CodeField } from '../../shell/form/CodeField.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { ToMailbox } from '../../shell/mailbox/ToMailbox.tsx'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'
import { useWait } from '../../shell/use-wait.ts'

type EnterCodeProps = {
  email: string
  attempt: string
  askedMs: number
  onStep: (step: LoginCodeStep) => void
  onOtherAddress: () => void
}

/** Takes the code, as soon as it is complete; asks for another one on request. */
export function EnterCode({ email, attempt, askedMs, onStep, onOtherAddress }: EnterCodeProps) {
  const account = useAccount()
  const edition = account.page.edition.shortcut
  const [cookiesRefused, setCookiesRefused] = useState(false)
  const { waits, watched } = useWait(nextCodeMs(askedMs))
  const form = useForm({
    initial: { code: '' },
    codes: ['code'],
    input: ({ code }) => ({ attempt, code, edition }),
    load: async () => (await import('./operations.ts')).redeemCode,
    technical: 'AUTH_TECHNICAL',
    onDone: async (answer) => {
      if ('registration_token' in answer)
        return onStep({ awaits: 'consent', email, token: answer.registration_token })
      const { signIn } = await import('./operations.ts')
      forgetLoginCodeStep(account.tab)
      setCookiesRefused((await signIn(account, answer.access_token)) === 'cookies')
    },
  })
  const again = useOneButton({
    name: 'session.requestCode',
    call: (api) => watched(api.session.requestCode.mutate({ email, edition })),
    onDone: (answer) => {
      form.restart()
      onStep({ awaits: 'code', email, attempt: answer.attempt, askedMs: nowMs() })
      account.notices.show({ type: 'success', message: texts.resent })
    },
  })
  return (
    <EnterCodePage
      email={email}
      form={form}
      cookiesRefused={cookiesRefused}
      again={{ ...again, waits }}
      onOtherAddress={onOtherAddress}
    />
  )
}

type EnterCodePageProps = {
  email: string
  form: Form<{ code: string }>
  /** The code was right, but the browser keeps no cookies. */
  cookiesRefused: boolean
  /** Asking for another code; `waits` is in seconds, 0 when it can be asked for. */
  again: { busy: boolean; failure: Failure | undefined; run: () => void; waits: number }
  onOtherAddress: () => void
}

/** One field for the code, the way to another one, and the way back; the same whatever the service knows of the address. */
export function EnterCodePage({ email, form, cookiesRefused, again, onOtherAddress }: EnterCodePageProps) {
  const { failure } = form.problems
  const isOver = failure?.code === 'LOGIN_CODE_EXPIRED'
  return (
    <Page title={texts.title} lead={texts.sent(email)}>
      {isOver ? (
        <FailureBox failure={failure} />
      ) : (
        <OperationForm form={form} submit={sessionTexts.login.submit}>
          <CookiesRefused shown={cookiesRefused} />
          <p>{texts.hint}</p>
          <CodeField form={form} />
        </OperationForm>
      )}
      <FailureBox failure={again.busy ? undefined : again.failure} />
      <div className={actions.actions}>
        <ToMailbox email={email} variant="secondary" />
        <AskAgain again={again} waiting={texts.waits} variant={isOver ? 'primary' : 'secondary'}>
          {texts.again}
        </AskAgain>
        <Button variant="tertiary" onClick={onOtherAddress}>
          {texts.back}
        </Button>
      </div>
      <MailMissing />
    </Page>
  )
}
