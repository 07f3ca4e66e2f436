import { subjectOf } from '@leserkonto/rules'
import { profileTexts, sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { FavouritesState } from './features/favourites/FavouritesState.tsx'
import { OwnNewslettersState } from './features/newsletter/OwnNewslettersState.tsx'
import { PictureState } from './features/picture/PictureState.tsx'
import { Access } from './features/profile/Access.tsx'
import { DataExportState } from './features/profile/DataExportState.tsx'
import { PersonalData, type ProfileUser } from './features/profile/PersonalData.tsx'
import { Services } from './features/profile/Services.tsx'
import { DevicesState } from './features/session/DevicesState.tsx'
import { PushWishes } from './features/settings/PushWishes.tsx'
import { SettingsState } from './features/settings/SettingsState.tsx'
import { Topics } from './features/settings/Topics.tsx'
import { InvitationHintState } from './features/shared-subscriptions/InvitationHintState.tsx'
import { OwnPlansState } from './features/subscriptions/OwnPlansState.tsx'
import { usePaths } from './paths.ts'
import { api } from './session/ApiProvider.tsx'
import { useAccount, useSession } from './session/account.ts'
import { signOut } from './session/sign-in.ts'
import actions from './shell/Actions.module.css'
import { LoadState } from './shell/LoadState.tsx'
import { Page } from './shell/Page.tsx'
import { Section } from './shell/Section.tsx'

/** The reader's own page. It joins the blocks of many slices and so stands beside the routes. Source: seed account §2. */
export function ProfileScreen() {
  const { page } = useAccount()
  const session = useSession()
  const { shortcut: edition, disableMyNews } = page.edition
  const user = api.session.userinfo.useQuery({ edition })
  // The blocks' own loads, here already: in one request with the user's data, not after it.
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  api.session.list.useQuery({})
  api.settings.list.useQuery({})
  api.favourites.list.useQuery({ edition }, { enabled: !disableMyNews })
  api.newsletter.user.useQuery({ user_id: accountId ?? '' }, { enabled: accountId !== undefined })
  api.sharedSubscriptions.hasInvitation.useQuery(
    { id: accountId ?? '' },
    { enabled: accountId !== undefined },
  )
  return (
    <LoadState query={user} name="session.userinfo">
      {(data) => <Profile user={data} />}
    </LoadState>
  )
}

/** Quiet sections, each with its state and one way on. */
function Profile({ user }: { user: ProfileUser }) {
  const { page } = useAccount()
  const paths = usePaths()
  const { edition } = page
  const loaded = api.useUtils().session.userinfo
  const change = (changed: Partial<ProfileUser>) =>
    loaded.setData({ edition: edition.shortcut }, (data) => data && { ...data, ...changed })
  const name = [user.given_name, user.family_name].filter(Boolean).join(' ')
  return (
    <Page title={profileTexts.title} width="wide" lead={name && profileTexts.greeting(name)}>
      <InvitationHintState user={user} />
      <PersonalData user={user} />
      <PictureState user={user} onChanged={change} />
      <OwnPlansState user={user} />
      {!edition.disableMyNews && (
        <Section title={profileTexts.myNews}>
          <Topics />
          <FavouritesState />
          <a href={paths.myNews}>{profileTexts.readMyNews}</a>
        </Section>
      )}
      <OwnNewslettersState accountId={user.sub} />
      <PushWishes />
      <Services edition={edition} />
      <SettingsState />
      <Access />
      <DevicesState />
      <DataExportState email={user.email} />
      <SignOut />
    </Page>
  )
}

function SignOut() {
  const account = useAccount()
  const [leaving, setLeaving] = useState(false)
  return (
    <div className={actions.actions}>
      <Button
        variant="secondary"
        loading={leaving}
        onClick={() => {
          setLeaving(true)
          signOut(account)
        }}
      >
        {sessionTexts.signOut}
      </Button>
    </div>
  )
}
