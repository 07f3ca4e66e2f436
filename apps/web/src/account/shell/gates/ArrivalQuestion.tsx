import { sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import classes from '../Actions.module.css'
import { Page } from '../Page.tsx'

type ArrivalQuestionProps = {
  /** Masked address of the account the link would sign in. */
  email: string
  onStay: () => void
  onSwitch: () => void
}

/** Asks before a link replaces the running session by somebody else's; staying is the main action. */
export function ArrivalQuestion({ email, onStay, onSwitch }: ArrivalQuestionProps) {
  const texts = sessionTexts.arrival.question
  return (
    <Page title={texts.title} lead={texts.text(email)}>
      <div className={classes.actions}>
        <Button onClick={onStay}>{texts.stay}</Button>
        <Button variant="secondary" onClick={onSwitch}>
          {texts.switch}
        </Button>
      </div>
    </Page>
  )
}
