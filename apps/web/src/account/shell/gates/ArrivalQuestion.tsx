import type { ArrivalQuestion as Kind } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import classes from '../Actions.module.css'
import { Page } from '../Page.tsx'

type ArrivalQuestionProps = {
  kind: Kind
  /** Masked address of the account the link would sign in. */
  email: string
  onDecline: () => void
  onAccept: () => void
}

/**
 * Asks before a link signs its reader in, or replaces the running session by somebody else's. Staying signed in is the main
 * action; who is a stranger here has none, so that nobody presses one unread.
 */
export function ArrivalQuestion({ kind, email, onDecline, onAccept }: ArrivalQuestionProps) {
  const texts = sessionTexts.arrival[kind]
  return (
    <Page title={texts.title} lead={texts.text(email)}>
      <div className={classes.actions}>
        <Button variant={kind === 'switch' ? 'primary' : 'secondary'} onClick={onDecline}>
          {texts.decline}
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          {texts.accept}
        </Button>
      </div>
    </Page>
  )
}
