import { subscriptionTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'
import { type FindForms, FindSubscription } from './FindSubscription.tsx'

type RequestAccessDataProps = FindForms & { sent: boolean }

/** Finds the account of a subscription and mails to its address, which is not shown. Source: seed account §3. */
export function RequestAccessData({ sent, ...forms }: RequestAccessDataProps) {
  const paths = usePaths()
  const texts = subscriptionTexts.accessData
  if (sent)
    return (
      <Page key="sent" title={texts.sent.title} lead={texts.sent.text}>
        <p>{texts.sent.next}</p>
        <div className={actions.actions}>
          <Link {...buttonLook({})} to={paths.login}>
            {texts.toLogin}
          </Link>
        </div>
      </Page>
    )
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <FindSubscription {...forms} asksSalutation submit={texts.submit} />
      <div className={actions.actions}>
        <Link className={actions.quiet} to={paths.login}>
          {texts.toLogin}
        </Link>
        <Link className={actions.quiet} to={paths.register}>
          {texts.register}
        </Link>
      </div>
    </Page>
  )
}
