import { errorTexts, incompleteLink } from '@leserkonto/texts'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import actions from '../../shell/Actions.module.css'
import { NextSteps } from '../../shell/next-steps/NextSteps.tsx'

type DeadLinkProps = {
  /** What the reader can do. */
  hint: string
  /** It cannot be one of ours as it arrived. */
  incomplete?: boolean
}

/** A mail link that does not work: what the reader can do, then the same text for every failure, unless nothing was asked. */
export const DeadLink = ({ hint, incomplete }: DeadLinkProps) => (
  <ProblemBox>
    {incomplete && <p>{incompleteLink}</p>}
    <p>{hint}</p>
    {!incomplete && <p className={actions.soft}>{errorTexts.NEWSLETTER_ERROR}</p>}
    <NextSteps steps={['help']} />
  </ProblemBox>
)
