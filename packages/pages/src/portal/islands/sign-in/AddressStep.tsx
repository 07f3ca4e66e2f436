import { normalizedEmail, type PasskeyPlace } from '@leserkonto/rules'
import { fieldLabels, registrationTexts, sessionTexts, signInSheetTexts as texts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { linkedText } from '@leserkonto/ui/parts/linked-text'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { AskedCode } from './asked-code.ts'
import { call } from './calls.ts'
import { SheetField } from './SheetField.tsx'
import classes from './SignInSheet.module.css'
import { useCall } from './use-call.ts'
import { usePasskeyList } from './use-passkey-list.ts'

type AddressStepProps = {
  /** The session that was here is over. */
  isOver: boolean
  /** The sheet is there, and not about to go. */
  isOpen: boolean
  /** Where readers of the page use their passkeys. */
  passkeys: PasskeyPlace
  /** How far down the page the reader was. */
  top: number
  /** What was typed before. */
  email: string
  onType: (email: string) => void
  /** A code that was asked for just now, and is still to be typed. */
  awaited: (email: string) => AskedCode | undefined
  onAsked: (asked: AskedCode) => void
  /** Addresses of the documents that the legal sentence names. */
  documents: Readonly<Record<string, string>>
  /** Where the password is asked for. */
  passwordHref: string
  onPassword: () => void
}

/** One field for the address, the same for who has an account and who is about to get one. */
export function AddressStep({
  isOver,
  isOpen,
  passkeys,
  top,
  email,
  onType,
  awaited,
  onAsked,
  documents,
  passwordHref,
  onPassword,
}: AddressStepProps) {
  const asking = useCall('session.requestCode')
  const passkey = usePasskeyList({ place: passkeys, top, pauses: asking.busy || !isOpen })
  const ask = (typed: string) =>
    asking.run(async () => {
      const address = normalizedEmail(typed)
      const known = awaited(address)
      if (known) return onAsked(known)
      const { attempt } = await call<{ attempt: string }>('/user/login-code', { email: typed })
      onAsked({ email: address, attempt, askedMs: nowMs() })
    })
  const { refusal } = asking
  const problem =
    passkey.ended === 'cookies'
      ? sessionTexts.cookiesDisabled
      : refusal?.isTyped
        ? undefined
        : (refusal ?? passkey.refusal)?.text
  if (passkey.ended === 'signedIn') return <p role="status">{sessionTexts.signOn.keeping}</p>
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // What is seen is sent: browsers fill fields in without an event.
        const typed = String(new FormData(event.currentTarget).get('email'))
        onType(typed)
        void ask(typed)
      }}
    >
      {isOver && <p>{sessionTexts.ended}</p>}
      <p>{texts.text}</p>
      {problem !== undefined && (
        <ProblemBox key={problem}>
          <p>{problem}</p>
        </ProblemBox>
      )}
      <SheetField
        label={fieldLabels.email}
        name="email"
        type="email"
        // Browsers list the reader's passkeys in it.
        autoComplete="username webauthn"
        required
        defaultValue={email}
        onInput={(event) => {
          onType(event.currentTarget.value)
          if (refusal) asking.clear()
        }}
        error={refusal?.isTyped ? refusal.text : undefined}
      />
      <Button type="submit" size="responsive" loading={asking.busy}>
        {texts.submit}
      </Button>
      <p>
        <a href={passwordHref} onClick={onPassword}>
          {texts.withPassword}
        </a>
      </p>
      <p className={classes.small}>
        {linkedText(texts.legal, (name) => (
          <a key={name} href={documents[name]} target="_blank" rel="noopener">
            {name}
            <VisuallyHidden> {registrationTexts.newTab}</VisuallyHidden>
          </a>
        ))}
      </p>
    </form>
  )
}
