import { profileTexts } from '@leserkonto/texts'
import { PictureBlock } from './features/picture/PictureBlock.tsx'
import { PendingActions } from './features/profile/PendingActions.tsx'
import { PersonalData, type ProfileUser } from './features/profile/PersonalData.tsx'
import { useAccount } from './session/account.ts'
import { trpc } from './session/trpc.ts'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'

/** Who the reader is: data and picture. It joins two slices and so is next to the routes. */
export function PersonalScreen() {
  const { edition } = useAccount().page
  const own = { edition: edition.shortcut }
  const user = trpc.session.userinfo.useQuery(own)
  const { userinfo } = trpc.useUtils().session
  const change = (changed: Partial<ProfileUser>) =>
    userinfo.setData(own, (known) => known && { ...known, ...changed })
  return (
    <LoadedPage query={user}>
      {(data) => (
        <Page title={profileTexts.personal.title} width="wide" lead={profileTexts.personal.text}>
          <PersonalData user={data} pending={<PendingActions />} />
          <PictureBlock user={data} onChanged={change} />
        </Page>
      )}
    </LoadedPage>
  )
}
