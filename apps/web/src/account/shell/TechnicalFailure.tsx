import { accountTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import classes from './Actions.module.css'
import { Page } from './Page.tsx'

type TechnicalFailureProps = {
  onRetry: () => void
  /** What the service said, when it is not in trouble but refuses. @default the words for technical trouble */
  detail?: string | undefined
  /** The next try is under way. @default false */
  retrying?: boolean
}

/** A page that could not be loaded, with the way to try again. The reader stays signed in. */
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
