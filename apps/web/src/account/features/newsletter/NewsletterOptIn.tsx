import { newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { List } from '@leserkonto/ui/List'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Page } from '../../shell/Page.tsx'
import { DeadLink } from './DeadLink.tsx'

type NewsletterOptInProps = {
  /** The link carried a token. */
  hasToken: boolean
  busy: boolean
  failure: Failure | undefined
  /** Titles of what is confirmed now, as far as they are known; undefined before that. */
  confirmed: readonly string[] | undefined
  onConfirm: () => void
  /** Where the sign-up was made. */
  onNext: (() => void) | undefined
}

/** One large button: opening the page confirms nothing, since mail scanners open links too. Source: contract.md §2. */
export function NewsletterOptIn({
  hasToken,
  busy,
  failure,
  confirmed,
  onConfirm,
  onNext,
}: NewsletterOptInProps) {
  const texts = newsletterTexts.optIn
  if (confirmed) return <Confirmed titles={confirmed} onNext={onNext} />
  const dead = !hasToken || (failure && failure.status > 0 && failure.status < 500 && failure.status !== 429)
  if (dead) return <Dead />
  return (
    <Page key="asks" title={texts.title} lead={texts.lead}>
      <FailureBox failure={failure} />
      <Button size="large" onClick={onConfirm} loading={busy}>
        {texts.submit}
      </Button>
    </Page>
  )
}

function Confirmed({ titles, onNext }: { titles: readonly string[]; onNext: (() => void) | undefined }) {
  const paths = usePaths()
  const texts = newsletterTexts.optIn
  return (
    <Page key="done" title={texts.doneTitle} lead={texts.done}>
      {titles.length > 0 && (
        <>
          <p>{texts.doneLists}</p>
          <List type="checkbox" items={titles} />
        </>
      )}
      <div className={actions.actions}>
        {onNext && <Button onClick={onNext}>{texts.next}</Button>}
        <Link to={paths.newsletter}>{texts.manage}</Link>
      </div>
    </Page>
  )
}

function Dead() {
  const paths = usePaths()
  const texts = newsletterTexts.optIn
  return (
    <Page key="dead" title={texts.deadTitle}>
      <DeadLink hint={texts.dead} />
      <div className={actions.actions}>
        <Link to={paths.newsletter}>{texts.again}</Link>
      </div>
    </Page>
  )
}
