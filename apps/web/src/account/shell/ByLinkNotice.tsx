import { maskedEmail } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { HeaderNotification } from '@leserkonto/ui/HeaderNotification'
import { useState } from 'react'
import { api, withApi } from '../session/ApiProvider.tsx'
import { useAccount, useSession } from '../session/account.ts'
import { cameByLink, confirmLink } from '../session/by-link.ts'
import { signOut } from '../session/sign-in.ts'
import classes from './ByLinkNotice.module.css'

/** Stays until the reader says that the session a link brought is theirs, or not. Source: contract.md §2 "Hash token". */
export const ByLinkNotice = withApi(() => {
  const account = useAccount()
  const { signedIn } = useSession()
  const [asks, setAsks] = useState(() => cameByLink(account))
  const user = api.session.userinfo.useQuery(
    { edition: account.page.edition.shortcut },
    { enabled: asks && signedIn },
  )
  const close = () => {
    confirmLink(account)
    setAsks(false)
  }
  const email = asks && signedIn ? user.data?.email : undefined
  return (
    <HeaderNotification
      className={email && classes.notice}
      notices={email ? [noticeOf(email, () => signOut(account))] : []}
      onClose={close}
    />
  )
})

const noticeOf = (email: string, onNotMe: () => void) => ({
  id: 'by-link',
  type: 'warning' as const,
  message: (
    <>
      {sessionTexts.arrival.notice.as(maskedEmail(email))} –{' '}
      <Button className={classes.notMe} variant="tertiary" onClick={onNotMe}>
        {sessionTexts.arrival.notice.notMe}
      </Button>
    </>
  ),
})
