import { accountTexts, screenTitles } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../session/paths.ts'
import classes from './Actions.module.css'
import { Page } from './Page.tsx'

/** The page for unknown addresses; the server sends it with status 404. */
export function NotFound() {
  const paths = usePaths()
  return (
    <Page title={screenTitles.NotFound} lead={accountTexts.notFound.text}>
      <div className={classes.actions}>
        <a {...buttonLook({})} href={paths.overview}>
          {accountTexts.notFound.toPaper}
        </a>
        <Link className={classes.quiet} to={paths.profile}>
          {accountTexts.notFound.toProfile}
        </Link>
      </div>
    </Page>
  )
}
