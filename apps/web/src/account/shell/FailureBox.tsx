import type { Failure } from '../session/failure.ts'
import { FailureText } from './FailureText.tsx'
import { ProblemBox } from './ProblemBox.tsx'

/** The refusal of a call that has no form, above its button; nothing while there is none. */
export const FailureBox = ({ failure }: { failure: Failure | undefined }) =>
  failure && (
    <ProblemBox>
      <p>
        <FailureText failure={failure} />
      </p>
    </ProblemBox>
  )
