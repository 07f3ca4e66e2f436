import { countdownTexts, type SuccessPage, successPage } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import type { ScreenProps } from '../../shell/lazy-screen.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { Page } from '../../shell/Page.tsx'
import classes from './LoginRegisterSuccess.module.css'
import { type Countdown, useCountdown } from './use-countdown.ts'

/**
 * Success page with a countdown to LoginRegister, from where signed-in readers are led on, or with the way to the front page.
 * Source: docs/spec/account.md#success-pages.
 */
export function LoginRegisterSuccessScreen({ params: { pageType = '', message = '' } }: ScreenProps) {
  const navigate = useNavigate()
  // The page before may know the address.
  const { state } = useLocation()
  const paths = usePaths()
  const { session } = useAccount()
  const page = successPage(pageType, message)
  const goOn = () => navigate(paths.login, { replace: true, state })
  const countdown = useCountdown(page?.leads === 'login' ? goOn : undefined)
  // It is said; who now opens a page of their own is asked to sign in.
  useEffect(() => {
    if (pageType === 'session') session.settle()
  }, [pageType, session])
  if (!page) return <NotFound />
  if (page.leads === 'front') return <Farewell page={page} />
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

/** Says that the reader's visit to the account is over. The way out is the newspaper, and nothing moves by itself. */
export function Farewell({ page }: { page: SuccessPage }) {
  const paths = usePaths()
  return (
    <Page title={page.title} lead={page.text}>
      <div className={actions.actions}>
        <a {...buttonLook({})} href={paths.overview}>
          {page.next}
        </a>
        {page.signIn && (
          <Link {...buttonLook({ variant: 'secondary' })} to={paths.login}>
            {page.signIn}
          </Link>
        )}
      </div>
    </Page>
  )
}
