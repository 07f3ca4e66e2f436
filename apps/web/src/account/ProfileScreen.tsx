import { subjectOf } from '@leserkonto/rules'
import { profileTexts, sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FavouritesBlock, favouritesLoad } from './features/favourites/FavouritesBlock.tsx'
import { OwnNewslettersBlock, ownNewslettersLoad } from './features/newsletter/OwnNewslettersBlock.tsx'
import { PictureBlock } from './features/picture/PictureBlock.tsx'
import { Access } from './features/profile/Access.tsx'
import { DataExportBlock } from './features/profile/DataExportBlock.tsx'
import { PersonalData, type ProfileUser } from './features/profile/PersonalData.tsx'
import { Services } from './features/profile/Services.tsx'
import { SettingsBlock } from './features/settings/SettingsBlock.tsx'
import { settingsLoad } from './features/settings/use-wishes.ts'
import { PushWishes, Topics } from './features/settings/WishesBlock.tsx'
import {
  InvitationHintBlock,
  invitationHintLoad,
} from './features/shared-subscriptions/InvitationHintBlock.tsx'
import { OwnPlansBlock } from './features/subscriptions/OwnPlansBlock.tsx'
import { useAccount, useSession } from './session/account.ts'
import { load, useLoadAhead } from './session/loads.ts'
import { usePaths } from './session/paths.ts'
import { signOut } from './session/sign-in.ts'
import actions from './shell/Actions.module.css'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'
import { Section } from './shell/Section.tsx'

/**
 * The reader's own page. It joins the blocks of many slices and so is next to the routes.
 * Source: docs/spec/account.md#profile-page.
 */
export function ProfileScreen() {
  const { page } = useAccount()
  const session = useSession()
  const { shortcut: edition, disableMyNews } = page.edition
  const user = useQuery(load('session.userinfo', { edition }))
  const accountId = session.signedIn ? subjectOf(session.token) : undefined
  // Starts the loads of the blocks in one request with the user's data, not after it.
  useLoadAhead([
    settingsLoad,
    ...(disableMyNews ? [] : [favouritesLoad(edition)]),
    ...(accountId ? [ownNewslettersLoad(accountId), invitationHintLoad(accountId)] : []),
  ])
  return (
    <LoadedPage query={user} name="session.userinfo">
      {(data) => <Profile user={data} />}
    </LoadedPage>
  )
}

/** Sections, each with its state and one link. */
function Profile({ user }: { user: ProfileUser }) {
  const { page } = useAccount()
  const paths = usePaths()
  const { edition } = page
  const data = useQueryClient()
  const change = (changed: Partial<ProfileUser>) =>
    data.setQueryData(
      load('session.userinfo', { edition: edition.shortcut }).queryKey,
      (known) => known && { ...known, ...changed },
    )
  const name = [user.given_name, user.family_name].filter(Boolean).join(' ')
  return (
    <Page title={profileTexts.title} width="wide" lead={name && profileTexts.greeting(name)}>
      <InvitationHintBlock user={user} />
      <PersonalData user={user} />
      <PictureBlock user={user} onChanged={change} />
      <OwnPlansBlock user={user} />
      {!edition.disableMyNews && (
        <Section title={profileTexts.myNews}>
          <Topics />
          <FavouritesBlock />
          <a href={paths.myNews}>{profileTexts.readMyNews}</a>
        </Section>
      )}
      <OwnNewslettersBlock accountId={user.sub} />
      <PushWishes />
      <Services edition={edition} />
      <SettingsBlock />
      <Access hasPassword={user.has_password} />
      <DataExportBlock user={user} />
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
