import type { PasskeyPlace } from '@leserkonto/rules'
import { loginCodeTexts, signInSheetTexts as texts } from '@leserkonto/texts'
import { ModalFlyout, type OverlayState } from '@leserkonto/ui/ModalFlyout'
import { useState } from 'react'
import { AddressStep } from './AddressStep.tsx'
import { type AskedCode, askedCode, awaitedCode, keepAskedCode } from './asked-code.ts'
import { CodeStep } from './CodeStep.tsx'
import classes from './SignInSheet.module.css'

export type SignInSheetProps = OverlayState & {
  /** The headline of the locked article that the reader wants to read on. */
  headline?: string | undefined
  /** What was typed before the sheet was closed. */
  typed: string
  onType: (email: string) => void
  /** The session that was here is over. */
  isOver: boolean
  /** How far down the page the reader was. */
  top: number
  /** Where readers of the page use their passkeys. */
  passkeys: PasskeyPlace
  /** Addresses of the documents that the legal sentence names. */
  documents: Readonly<Record<string, string>>
  /** Where the password is asked for; what was typed goes along. */
  passwordHref: string
  onPassword: (email: string) => void
}

/**
 * Signs in over the page: an address, then the code that was sent to it. An address without an account gets one.
 * Source: docs/spec/account.md#sheet.
 */
export function SignInSheet({
  open,
  onClose,
  headline,
  typed,
  onType,
  top,
  onPassword,
  ...address
}: SignInSheetProps) {
  const [asked, setAsked] = useState(askedCode)
  const [isAnother, setIsAnother] = useState(false)
  const [email, setEmail] = useState(asked?.email ?? typed)
  const waitFor = (next: AskedCode, another: boolean) => {
    keepAskedCode(next)
    setAsked(next)
    setIsAnother(another)
  }
  return (
    <ModalFlyout
      open={open}
      onClose={onClose}
      title={asked ? loginCodeTexts.title : texts.title}
      dragFrom="handle"
    >
      {headline !== undefined && <p className={classes.goesOn}>{texts.goesOn(headline)}</p>}
      {asked ? (
        <CodeStep
          key={asked.attempt}
          asked={asked}
          isAnother={isAnother}
          top={top}
          onAgain={(next) => waitFor(next, true)}
          onOtherAddress={() => setAsked(undefined)}
        />
      ) : (
        <AddressStep
          {...address}
          isOpen={open}
          top={top}
          email={email}
          onType={(next) => {
            setEmail(next)
            onType(next)
          }}
          awaited={awaitedCode}
          onAsked={(next) => waitFor(next, false)}
          onPassword={() => onPassword(email)}
        />
      )}
    </ModalFlyout>
  )
}
