import { newsletterTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { List } from '@leserkonto/ui/List'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'

type NewslettersConfirmedProps = {
  /** What was confirmed. */
  titles: readonly string[]
  /** Leads back to the page of the sign-up. */
  onNext: (() => void) | undefined
}

/** What the mailbox has confirmed, and where it goes on. */
export function NewslettersConfirmed({ titles, onNext }: NewslettersConfirmedProps) {
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
        {onNext ? (
          <Button onClick={onNext}>{texts.next}</Button>
        ) : (
          <a {...buttonLook({})} href={paths.overview}>
            {texts.toPaper}
          </a>
        )}
        <Link className={actions.quiet} to={paths.newsletter}>
          {texts.manage}
        </Link>
      </div>
    </Page>
  )
}
