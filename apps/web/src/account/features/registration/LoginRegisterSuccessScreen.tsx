import { countdownTexts, type SuccessPage, successPage } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import type { ScreenProps } from '../../shell/lazy-screen.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { Page } from '../../shell/Page.tsx'
import classes from './LoginRegisterSuccess.module.css'
import { type Countdown, useCountdown } from './use-countdown.ts'

/**
 * Success page with a countdown to LoginRegister, from where signed-in readers are led on.
 * Source: docs/spec/account.md#success-pages.
 */
export function LoginRegisterSuccessScreen({ params: { pageType = '', message = '' } }: ScreenProps) {
  const navigate = useNavigate()
  const paths = usePaths()
  const goOn = () => navigate(paths.login, { replace: true })
  const countdown = useCountdown(goOn)
  const page = successPage(pageType, message)
  if (!page) return <NotFound />
  return <LoginRegisterSuccess page={page} countdown={countdown} onNext={goOn} />
}

type LoginRegisterSuccessProps = {
  page: SuccessPage
  countdown: Countdown
  onNext: () => void
}

/** What has been done. The next page opens after some seconds, at once on request, or never if the reader stops it. */
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
