import { sessionTexts, loginCodeTexts as texts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { nowMs } from '../../session/clock.ts'
import type { Failure } from '../../session/failure.ts'
import { forgetLoginCodeStep, type LoginCodeStep, nextCodeMs } from '../../session/login-code-store.ts'
import actions from '../../shell/Actions.module.css'
import { CookiesRefused } from '../../shell/CookiesRefused.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { CodeField } from '../../shell/form/CodeField.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { Page } from '../../shell/Page.tsx'
import { retryAfterMs, useSecondsUntil } from '../../shell/use-seconds-until.ts'

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
  const [refusedUntilMs, setRefusedUntilMs] = useState(0)
  const form = useForm({
    initial: { code: '' },
    secrets: ['code'],
    input: ({ code }) => ({ attempt, code, edition }),
    load: async () => (await import('./operations.ts')).redeemCode,
    technical: 'AUTH_TECHNICAL',
    onDone: async (answer) => {
      if ('registration_token' in answer)
        return onStep({ awaits: 'consent', email, token: answer.registration_token })
      const { signIn } = await import('./operations.ts')
      forgetLoginCodeStep(account)
      setCookiesRefused((await signIn(account, answer.access_token)) === 'cookies')
    },
  })
  const again = useOneButton({
    name: 'session.requestCode',
    call: (api) =>
      api.session.requestCode.mutate({ email, edition }).catch((error: unknown) => {
        setRefusedUntilMs(nowMs() + retryAfterMs(error))
        throw error
      }),
    onDone: (answer) => {
      form.restart()
      onStep({ awaits: 'code', email, attempt: answer.attempt, askedMs: nowMs() })
      account.notices.show({ type: 'success', message: texts.resent })
    },
  })
  const waits = useSecondsUntil(Math.max(nextCodeMs(askedMs), refusedUntilMs))
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
      <p className={actions.after}>{texts.missing}</p>
      <FailureBox failure={again.busy ? undefined : again.failure} />
      <div className={actions.actions}>
        {again.waits > 0 ? (
          // A timer is not read out at every second.
          <p role="timer">{texts.waits(again.waits)}</p>
        ) : (
          <Button variant={isOver ? 'primary' : 'secondary'} onClick={again.run} loading={again.busy}>
            {texts.again}
          </Button>
        )}
        <Button variant="tertiary" onClick={onOtherAddress}>
          {texts.back}
        </Button>
      </div>
    </Page>
  )
}
