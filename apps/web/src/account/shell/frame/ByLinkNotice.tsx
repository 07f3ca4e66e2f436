import { otherAccountKey } from '@leserkonto/pages/session-key'
import { addresses, maskedEmail, prefixOf, withQuery } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { HeaderNotification } from '@leserkonto/ui/HeaderNotification'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { type Beginning, cameBy, confirmLink } from '../../session/by-link.ts'
import { withLoadedData } from '../../session/LoadedData.tsx'
import { usePaths } from '../../session/paths.ts'
import { signOut } from '../../session/sign-in.ts'
import { trpc } from '../../session/trpc.ts'
import classes from './ByLinkNotice.module.css'

/**
 * Stays until the reader has seen whose session it is that a link or the sign-on of this browser began.
 * Source: docs/spec/account.md#arriving-token, docs/spec/account.md#sign-on.
 */
export const ByLinkNotice = withLoadedData(() => {
  const account = useAccount()
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  const [came, setCame] = useState(() => cameBy(account))
  const by = came === 'signOn' && saysItself(pathname) ? undefined : came
  const user = trpc.session.userinfo.useQuery(
    { edition: account.page.edition.shortcut },
    { enabled: by !== undefined && signedIn },
  )
  const close = () => {
    confirmLink(account)
    setCame(undefined)
  }
  const shown = by && signedIn
  const email = user.data?.email
  const as = email ? maskedEmail(email) : anyAddress
  return (
    <HeaderNotification
      className={shown ? classes[email ? 'notice' : 'place'] : undefined}
      notices={
        shown ? [{ ...notice, message: <Message {...{ by, as, onNotMe: () => signOut(account) }} /> }] : []
      }
      onClose={close}
    />
  )
})

/** Holds the place of the reader's own while it is being loaded, unseen and unheard. */
const anyAddress = 'l***@e***.test'

/** Pages that say as whom their reader is signed in, and offer another account: nothing is said twice. */
const saysItself = (pathname: string): boolean => {
  const path = pathname.slice(prefixOf(pathname).length)
  return [addresses.login, addresses.partnerSignIn, addresses.partnerDevice].some((start) =>
    path.startsWith(start),
  )
}

const notice = { id: 'by-link', type: 'warning' } as const

type MessageProps = {
  by: Beginning
  /** The reader's masked address. */
  as: string
  onNotMe: () => void
}

function Message({ by, as, onNotMe }: MessageProps) {
  const { tab } = useAccount()
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const { arrival, signOn } = sessionTexts
  if (by === 'signOn')
    return (
      <>
        {signOn.as(as)}{' '}
        <a
          href={withQuery(paths.login, { return_url: pathname + search })}
          onClick={() => tab.write(otherAccountKey, '1')}
        >
          {signOn.switch}
        </a>
      </>
    )
  return (
    <>
      {arrival.notice.as(as)} –{' '}
      <Button className={classes.notMe} variant="tertiary" onClick={onNotMe}>
        {arrival.notice.notMe}
      </Button>
    </>
  )
}
