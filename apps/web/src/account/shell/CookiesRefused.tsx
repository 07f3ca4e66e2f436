import { sessionTexts } from '@leserkonto/texts'
import { ProblemBox } from './ProblemBox.tsx'

/** Says that the service accepted the login, but the browser keeps no cookies. */
export const CookiesRefused = ({ shown }: { shown: boolean }) =>
  shown && (
    <ProblemBox>
      <p>{sessionTexts.cookiesDisabled}</p>
    </ProblemBox>
  )
