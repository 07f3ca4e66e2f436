import { newsletterTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'

/** It is done, at once. */
export const Unsubscribed = () => (
  <Page key="done" title={newsletterTexts.unsubscribe.doneTitle} lead={newsletterTexts.unsubscribe.done}>
    <BackToNewsletters />
  </Page>
)

/** Nothing is subscribed, so nothing can be left. */
export const NothingToLeave = () => (
  <Page title={newsletterTexts.unsubscribe.title} lead={newsletterTexts.unsubscribe.nothing}>
    <BackToNewsletters />
  </Page>
)

function BackToNewsletters() {
  const paths = usePaths()
  return (
    <div className={actions.actions}>
      <Link to={paths.newsletter}>{newsletterTexts.unsubscribe.again}</Link>
    </div>
  )
}
