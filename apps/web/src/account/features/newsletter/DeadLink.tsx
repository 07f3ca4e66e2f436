import { errorTexts } from '@leserkonto/texts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

/** A mail link that does not work: the same text for every failure, and what the reader can do. */
export const DeadLink = ({ hint }: { hint: string }) => (
  <ProblemBox>
    <p>{errorTexts.NEWSLETTER_ERROR}</p>
    <p>{hint}</p>
  </ProblemBox>
)
