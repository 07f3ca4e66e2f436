import { helpAddress, isLoginCode, loginCodeDigits } from '@leserkonto/rules'
import {
  fieldLabels,
  loginCodeTexts,
  mailMissing,
  nextStepTexts,
  sessionTexts,
  signInSheetTexts as texts,
} from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { useSecondsUntil } from '@leserkonto/ui/hooks/use-seconds-until'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { useState } from 'react'
import { nextCodeMs } from '../../../session/login-code-step.ts'
import type { AskedCode } from './asked-code.ts'
import { call, type Refusal } from './calls.ts'
import { proofFor } from './prove.ts'
import { SheetField } from './SheetField.tsx'
import classes from './SignInSheet.module.css'
import { useCall } from './use-call.ts'

type CodeStepProps = {
  asked: AskedCode
  /** It is not the first one. */
  isAnother: boolean
  /** How far down the page the reader was. */
  top: number
  /** Another code was asked for. */
  onAgain: (asked: AskedCode) => void
  onOtherAddress: () => void
}

/** Takes the code, as soon as it is complete; the same whatever the service knows of the address. */
export function CodeStep({ asked, isAnother, top, onAgain, onOtherAddress }: CodeStepProps) {
  const { email, attempt, askedMs } = asked
  const [proof] = useState(() => proofFor(attempt, top))
  const [code, setCode] = useState('')
  const [refusesCookies, setRefusesCookies] = useState(false)
  const [leaves, setLeaves] = useState(false)
  const entering = useCall('session.redeemCode')
  const asking = useCall('session.requestCode')

  const enter = (complete: string) =>
    entering.run(
      async () => {
        asking.clear()
        const result = await proof.goOn(complete)
        setRefusesCookies(result === 'cookies')
        setLeaves(result === 'signedIn')
      },
      // Without an answer nobody has judged it.
      (refusal) => refusal.code && setCode(''),
    )
  const askAgain = () =>
    asking.run(async () => {
      const again = await call<{ attempt: string }>('/user/login-code', { email })
      onAgain({ email, attempt: again.attempt, askedMs: nowMs() })
    })

  const { refusal } = entering
  const isWrong = refusal?.code === 'LOGIN_CODE_WRONG' || refusal?.isTyped
  const isOver = refusal?.code === 'LOGIN_CODE_EXPIRED'
  const problem = refusesCookies ? sessionTexts.cookiesDisabled : isWrong ? undefined : refusal?.text
  if (leaves) return <p role="status">{sessionTexts.signOn.keeping}</p>
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter(code)
      }}
    >
      {isAnother && <p role="status">{loginCodeTexts.resent}</p>}
      <p>
        {loginCodeTexts.sent(email)}{' '}
        <button type="button" className={classes.link} onClick={onOtherAddress}>
          {texts.otherAddress}
        </button>
      </p>
      {problem !== undefined && (
        <ProblemBox key={problem}>
          <p>{problem}</p>
        </ProblemBox>
      )}
      {!isOver && !proof.isRight() && (
        <SheetField
          label={fieldLabels.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => {
            const typed = loginCodeDigits(event.currentTarget.value)
            setCode(typed)
            if (refusal) entering.clear()
            if (isLoginCode(typed) && typed !== code) void enter(typed)
          }}
          hint={loginCodeTexts.hint}
          error={isWrong ? refusal.text : undefined}
        />
      )}
      {!isOver && (
        <Button type="submit" size="responsive" loading={entering.busy}>
          {proof.isRight() ? texts.goOn : sessionTexts.login.submit}
        </Button>
      )}
      <Again
        run={askAgain}
        busy={asking.busy}
        refusal={asking.refusal}
        nextMs={nextCodeMs(askedMs)}
        isNextStep={isOver}
      />
      <p className={classes.small}>
        {mailMissing} <a href={helpAddress}>{nextStepTexts.help}</a>
      </p>
    </form>
  )
}

type AgainProps = {
  run: () => void
  busy: boolean
  refusal: Refusal | undefined
  /** When another code can be asked for. */
  nextMs: number
  isNextStep: boolean
}

/** Asks for another code, or says when that can be done. */
function Again({ run, busy, refusal, nextMs, isNextStep }: AgainProps) {
  const waits = useSecondsUntil(Math.max(nextMs, refusal?.untilMs ?? 0))
  return (
    <>
      {refusal && !busy && (
        <ProblemBox>
          <p>{refusal.text}</p>
        </ProblemBox>
      )}
      {waits > 0 ? (
        // A timer is not read out at every second.
        <p role="timer" className={classes.small}>
          {loginCodeTexts.waits(waits)}
        </p>
      ) : (
        <Button size="responsive" variant={isNextStep ? 'primary' : 'secondary'} onClick={run} loading={busy}>
          {loginCodeTexts.again}
        </Button>
      )}
    </>
  )
}
