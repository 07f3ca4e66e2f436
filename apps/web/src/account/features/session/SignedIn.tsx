import { otherAccountKey } from '@leserkonto/pages/session-key'
import { fullName, readableEmail } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { ReaderNotice } from '@leserkonto/ui/reader-notice'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { useForward } from '../../session/forward.ts'
import { withLoadedData } from '../../session/LoadedData.tsx'
import { signOut } from '../../session/sign-in.ts'
import { forgetSignOn } from '../../session/sign-on-marks.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'

/** Loads who is signed in; switching to another account signs out first, at once where the reader has asked for it before. */
export const SignedIn = withLoadedData<{ onSwitched: () => void }>(({ onSwitched }) => {
  const account = useAccount()
  const forward = useForward()
  const [switching, setSwitching] = useState(false)
  const switchAccount = async () => {
    setSwitching(true)
    await signOut(account)
    onSwitched()
  }
  const begin = useEffectEvent(() => {
    if (account.tab.read(otherAccountKey) === null) return
    account.tab.remove(otherAccountKey)
    void switchAccount()
  })
  useEffect(() => begin(), [])
  const user = trpc.session.userinfo.useQuery({ edition: account.page.edition.shortcut })
  return (
    <LoadedPage query={user}>
      {(reader) => (
        <SignedInPage
          reader={reader}
          onNext={() => {
            // They have read as whom.
            forgetSignOn(account)
            forward()
          }}
          switching={switching}
          onSwitch={switchAccount}
        />
      )}
    </LoadedPage>
  )
})

type SignedInPageProps = {
  reader: {
    readonly email: string
    readonly given_name: string | null
    readonly family_name: string | null
    readonly profile_picture: string | null
  }
  onNext: () => void
  onSwitch: () => void
  /** The switch is under way. */
  switching: boolean
}

/** For a signed-in reader who opens the login page: who is signed in, and buttons to continue or to switch. */
export function SignedInPage({ reader, onNext, onSwitch, switching }: SignedInPageProps) {
  const { email, given_name, family_name, profile_picture } = reader
  const name = fullName({ givenName: given_name ?? '', familyName: family_name ?? '' })
  const { signedIn, signOn } = sessionTexts
  return (
    <Page title={signedIn.title}>
      <ReaderNotice user={{ given_name, family_name, profilePicture: profile_picture }}>
        {/* Here the whole address: who has several accounts without a name sees which one it is. */}
        {signOn.as(name || readableEmail(email))}
      </ReaderNotice>
      <div className={actions.actions}>
        <Button onClick={onNext}>{signedIn.next}</Button>
        <Button variant="secondary" onClick={onSwitch} loading={switching}>
          {signOn.switch}
        </Button>
      </div>
    </Page>
  )
}
