import { sessionTexts } from '@leserkonto/texts'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import type { Failure } from '../session/failure.ts'
import { FailureText } from './FailureText.tsx'

/** The refusal of a call that has no form, above its button; nothing while there is none. */
export const FailureBox = ({ failure }: { failure: Failure | undefined }) =>
  failure && (
    <ProblemBox>
      <FailureText failure={failure} />
    </ProblemBox>
  )

/** Says that the service accepted the login, but the browser keeps no cookies. */
export const CookiesRefused = ({ shown }: { shown: boolean }) =>
  shown && (
    <ProblemBox>
      <p>{sessionTexts.cookiesDisabled}</p>
    </ProblemBox>
  )
