import { countdownTexts, type SuccessPage } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'
import classes from './LoginRegisterSuccess.module.css'
import type { Countdown } from './use-countdown.ts'

type LoginRegisterSuccessProps = {
  page: SuccessPage
  countdown: Countdown
  onNext: () => void
}

/** What has been done, and the way on: by itself after some seconds, at once, or when the reader likes. */
export function LoginRegisterSuccess({ page, countdown, onNext }: LoginRegisterSuccessProps) {
  return (
    <Page title={page.title} lead={page.text}>
      {/* A timer is not read out at every second. */}
      <p className={classes.countdown} role="timer">
        {countdown.stopped ? countdownTexts.stopped : countdownTexts.running(countdown.seconds)}
      </p>
      <div className={actions.actions}>
        <Button onClick={onNext}>{page.next}</Button>
        {!countdown.stopped && (
          <Button variant="tertiary" onClick={countdown.stop}>
            {countdownTexts.stop}
          </Button>
        )}
      </div>
    </Page>
  )
}
