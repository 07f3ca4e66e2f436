import { type MessageBox, messageBoxTexts, messageOf, screenTitles, uiTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { Link, useLocation } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'
import classes from './Messagebox.module.css'

/** Shows the message that `?message=` names; text of the address bar is never shown. */
export function MessageboxScreen() {
  const name = new URLSearchParams(useLocation().search).get('message') ?? ''
  return <Messagebox message={messageOf(name)} />
}

/** A known message in its colour, whose meaning the text also says; for an unknown name there is none. */
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
        <a {...buttonLook({})} href={paths.overview}>
          {messageBoxTexts.toPaper}
        </a>
        <Link className={actions.quiet} to={paths.profile}>
          {messageBoxTexts.toProfile}
        </Link>
      </div>
    </Page>
  )
}
