import { inputLimits, type PasswordContext, passwordHintsMet } from '@leserkonto/rules'
import { passwordFlawTexts, passwordHints } from '@leserkonto/texts'
import { useEffect, useState } from 'react'

/**
 * The rules of a new password, each with whether it is met, judged as the service judges them: the list of common ones is
 * loaded when the reader begins to type. Without it the last rule stays open, and where the service has refused the password, which
 * knows more of its owner. `owner` is what is known of whose it will be. Source: docs/spec/account.md#password-hints.
 */
export function usePasswordHints(password: string, owner: PasswordContext = {}, refused = false) {
  const judge = useJudge(password !== '')
  const met = passwordHintsMet(password)
  const hints = [
    { label: passwordHints.minLength(inputLimits.passwordMinChars), met: met.minLength },
    { label: passwordHints.lowercase, met: met.lowercase },
    { label: passwordHints.uppercase, met: met.uppercase },
    { label: passwordHints.digit, met: met.digit },
  ]
  const open = { label: passwordFlawTexts.hint, met: false, judged: false }
  // What is still too short is not yet what it will be.
  if (!judge || hints.some((hint) => !hint.met)) return [...hints, open]
  const flaw = judge(password, owner)
  if (!flaw || flaw === 'hint') return [...hints, { ...open, met: !refused }]
  return [...hints, { label: passwordFlawTexts[flaw], met: false, judged: true }]
}

type Judge = typeof import('./judge-password.ts')['judgePassword']

function useJudge(needed: boolean): Judge | undefined {
  const [judge, setJudge] = useState<Judge>()
  useEffect(() => {
    if (!needed) return
    // If this fails, it is tried again with the next password, and the service judges in any case.
    void import('./judge-password.ts').then(
      ({ judgePassword }) => setJudge(() => judgePassword),
      () => undefined,
    )
  }, [needed])
  return judge
}
