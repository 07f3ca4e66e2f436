import { accountTexts, type ScreenName, screenTitles } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../paths.ts'
import classes from './Actions.module.css'
import { Page } from './Page.tsx'

/** Stands for a screen that is not built yet and says so, by its name. */
export function InProgress({ screen }: { screen: ScreenName }) {
  const paths = usePaths()
  const { text, next, toProfile } = accountTexts.inProgress
  return (
    <Page title={screenTitles[screen]} lead={`${text} ${next}`}>
      <div className={classes.actions}>
        <Link to={paths.profile}>{toProfile}</Link>
      </div>
    </Page>
  )
}
