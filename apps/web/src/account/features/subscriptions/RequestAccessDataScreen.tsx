import { subscriptionTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { genderOf } from '../../shell/form/SalutationField.tsx'
import { useForm } from '../../shell/form/use-form.ts'
import { MailMissing } from '../../shell/next-steps/MailMissing.tsx'
import { Page } from '../../shell/Page.tsx'
import { type FindForms, FindSubscription } from './FindSubscription.tsx'
import { emptyAddress, emptyNumber, whoAndWhere, withCarried } from './find-values.ts'

/** Requests lost login data by customer number and postcode, or by name and address. */
export function RequestAccessDataScreen() {
  const edition = useAccount().page.edition.shortcut
  const { signedIn } = useSession()
  const [sent, setSent] = useState(false)
  const onDone = () => setSent(true)
  const { state } = useLocation()
  const byNumber = useForm({
    initial: withCarried(emptyNumber, state),
    input: (values) => ({ ...values, edition }),
    load: async () => (await import('./operations.ts')).requestLoginData,
    onDone,
  })
  const byAddress = useForm({
    initial: withCarried(emptyAddress, state),
    input: (values) => ({ ...whoAndWhere(values), gender: genderOf(values.gender), edition }),
    load: async () => (await import('./operations.ts')).requestLoginDataByAddress,
    onDone,
  })
  return <RequestAccessData {...{ byNumber, byAddress, sent, signedIn }} onOtherWay={() => setSent(false)} />
}

type RequestAccessDataProps = FindForms & {
  sent: boolean
  /** Whose own number is linked to another account: they need no way to sign in. */
  signedIn: boolean
  /** The reader cannot get at that mailbox and tries again. */
  onOtherWay: () => void
}

/**
 * Finds the account of a subscription and sends a mail to its address, which is not shown.
 * Source: docs/spec/contract.md#lost-login-data.
 */
export function RequestAccessData({ sent, signedIn, onOtherWay, ...forms }: RequestAccessDataProps) {
  const paths = usePaths()
  const texts = subscriptionTexts.accessData
  if (sent)
    return (
      <Page key="sent" title={texts.sent.title} lead={texts.sent.text}>
        <div className={actions.actions}>
          {!signedIn && (
            <Link {...buttonLook({})} to={paths.login}>
              {texts.toLogin}
            </Link>
          )}
          <Button variant="secondary" onClick={onOtherWay}>
            {texts.sent.otherWay}
          </Button>
        </div>
        <MailMissing />
      </Page>
    )
  return (
    <Page key="form" title={texts.title} lead={texts.text}>
      <FindSubscription {...forms} asksSalutation submit={texts.submit} />
      {!signedIn && (
        <div className={actions.actions}>
          <Link className={actions.quiet} to={paths.login}>
            {texts.toLogin}
          </Link>
          <Link className={actions.quiet} to={paths.register}>
            {texts.register}
          </Link>
        </div>
      )}
    </Page>
  )
}
