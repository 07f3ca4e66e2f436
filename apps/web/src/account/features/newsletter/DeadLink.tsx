import { errorTexts } from '@leserkonto/texts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'

/** A link of a mail that does not work: the one text for every failure, and what may be done about it. */
export const DeadLink = ({ hint }: { hint: string }) => (
  <ProblemBox>
    <p>{errorTexts.NEWSLETTER_ERROR}</p>
    <p>{hint}</p>
  </ProblemBox>
)
