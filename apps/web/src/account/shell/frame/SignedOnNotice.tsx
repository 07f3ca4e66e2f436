import { otherAccountKey } from '@leserkonto/pages/session-key'
import { addresses, prefixOf, readerName, withQuery } from '@leserkonto/rules'
import { sessionTexts, uiTexts } from '@leserkonto/texts'
import { ReaderNotice } from '@leserkonto/ui/reader-notice'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { withLoadedData } from '../../session/LoadedData.tsx'
import { usePaths } from '../../session/paths.ts'
import { forgetSignOn, isSignedOn } from '../../session/sign-on-marks.ts'
import { trpc } from '../../session/trpc.ts'
import classes from './SignedOnNotice.module.css'

/**
 * Stays until the reader has seen whose session it is that the sign-on of this browser began.
 * Source: docs/spec/account.md#sign-on.
 */
export const SignedOnNotice = withLoadedData(() => {
  const account = useAccount()
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  const [came, setCame] = useState(() => isSignedOn(account))
  const shown = came && signedIn && !saysItself(pathname)
  const { data } = trpc.session.userinfo.useQuery(
    { edition: account.page.edition.shortcut },
    { enabled: shown },
  )
  if (!shown) return null
  const close = () => {
    forgetSignOn(account)
    setCame(false)
    // The focus would be lost with the button.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return <Notice reader={data} onClose={close} />
})

type NoticeReader = {
  readonly email: string
  readonly given_name: string | null
  readonly family_name: string | null
  readonly profile_picture: string | null
}

type NoticeProps = { reader: NoticeReader | undefined; onClose: () => void }

/** Holds its place while the reader is being loaded, unseen and unheard. */
export function Notice({ reader = anybody, onClose }: NoticeProps) {
  const { email, given_name, family_name, profile_picture } = reader
  return (
    <ReaderNotice
      className={classes[reader === anybody ? 'place' : 'notice']}
      user={{ given_name, family_name, profilePicture: profile_picture }}
      close={
        <button type="button" onClick={onClose}>
          {uiTexts.overlay.close}
        </button>
      }
    >
      <Message as={readerName({ givenName: given_name, familyName: family_name, email })} />
    </ReaderNotice>
  )
}

const anybody = { email: 'leser@example.test', given_name: null, family_name: null, profile_picture: null }

/** Pages that say as whom their reader is signed in, and offer another account: nothing is said twice. */
const saysItself = (pathname: string): boolean => {
  const path = pathname.slice(prefixOf(pathname).length)
  return [addresses.login, addresses.partnerSignIn, addresses.partnerDevice].some((start) =>
    path.startsWith(start),
  )
}

/** `as`: the reader's name, or the masked address. */
function Message({ as }: { as: string }) {
  const { tab } = useAccount()
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const texts = sessionTexts.signOn
  return (
    <>
      {texts.as(as)}{' '}
      <a
        href={withQuery(paths.login, { return_url: pathname + search })}
        onClick={() => tab.write(otherAccountKey, '1')}
      >
        {texts.switch}
      </a>
    </>
  )
}
