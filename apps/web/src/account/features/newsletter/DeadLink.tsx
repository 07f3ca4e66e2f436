import { errorTexts, incompleteLink } from '@leserkonto/texts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

type DeadLinkProps = {
  /** What the reader can do. */
  hint: string
  /** It cannot be one of ours as it arrived. */
  incomplete?: boolean
}

/** A mail link that does not work: the same text for every failure, unless nothing was asked, and what the reader can do. */
export const DeadLink = ({ hint, incomplete }: DeadLinkProps) => (
  <ProblemBox>
    <p>{incomplete ? incompleteLink : errorTexts.NEWSLETTER_ERROR}</p>
    <p>{hint}</p>
  </ProblemBox>
)
