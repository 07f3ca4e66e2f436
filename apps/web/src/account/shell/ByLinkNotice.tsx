import { maskedEmail } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { HeaderNotification } from '@leserkonto/ui/HeaderNotification'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount, useSession } from '../session/account.ts'
import { cameByLink, confirmLink } from '../session/by-link.ts'
import { withLoadedData } from '../session/LoadedData.tsx'
import { load } from '../session/loads.ts'
import { signOut } from '../session/sign-in.ts'
import classes from './ByLinkNotice.module.css'

/**
 * Stays until the reader says whether the session that a link started is theirs.
 * Source: docs/spec/account.md#arriving-token.
 */
export const ByLinkNotice = withLoadedData(() => {
  const account = useAccount()
  const { signedIn } = useSession()
  const [asks, setAsks] = useState(() => cameByLink(account))
  const user = useQuery({
    ...load('session.userinfo', { edition: account.page.edition.shortcut }),
    enabled: asks && signedIn,
  })
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
