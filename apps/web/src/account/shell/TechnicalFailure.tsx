import { accountTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import classes from './Actions.module.css'
import { Page } from './Page.tsx'

type TechnicalFailureProps = {
  onRetry: () => void
  /** The service's text, if it refused the load. @default the text for a technical failure */
  detail?: string | undefined
  /** The next try is running. @default false */
  retrying?: boolean
}

/** A page that could not be loaded, with a button to try again. The reader stays signed in. */
export function TechnicalFailure({ onRetry, detail, retrying = false }: TechnicalFailureProps) {
  const texts = accountTexts.technical
  const offline = !navigator.onLine
  return (
    <Page
      title={offline ? texts.offlineTitle : texts.title}
      lead={offline ? texts.offline : (detail ?? texts.text)}
    >
      <div className={classes.actions}>
        <Button onClick={onRetry} loading={retrying}>
          {texts.retry}
        </Button>
      </div>
    </Page>
  )
}
