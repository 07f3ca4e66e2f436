import { type MessageBox, messageBoxTexts, screenTitles, uiTexts } from '@leserkonto/texts'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'
import classes from './Messagebox.module.css'

/** One known message in its colour, told by words too; a name nobody knows has none. */
export function Messagebox({ message }: { message: MessageBox | undefined }) {
  const paths = usePaths()
  return (
    <Page title={message?.title ?? screenTitles.Messagebox}>
      {message ? (
        <p className={classes.message} data-type={message.type}>
          <VisuallyHidden>{uiTexts.notification[message.type]} </VisuallyHidden>
          {message.text}
        </p>
      ) : (
        <p>{messageBoxTexts.unknown}</p>
      )}
      <div className={actions.actions}>
        <Link to={paths.profile}>{messageBoxTexts.toProfile}</Link>
      </div>
    </Page>
  )
}
