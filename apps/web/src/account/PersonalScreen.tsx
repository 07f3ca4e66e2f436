import { profileTexts } from '@leserkonto/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PictureBlock } from './features/picture/PictureBlock.tsx'
import { PersonalData, type ProfileUser } from './features/profile/PersonalData.tsx'
import { useAccount } from './session/account.ts'
import { load } from './session/loads.ts'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'

/** Who the reader is: data and picture. It joins two slices and so is next to the routes. */
export function PersonalScreen() {
  const { edition } = useAccount().page
  const own = load('session.userinfo', { edition: edition.shortcut })
  const data = useQueryClient()
  const change = (changed: Partial<ProfileUser>) =>
    data.setQueryData(own.queryKey, (known) => known && { ...known, ...changed })
  return (
    <LoadedPage query={useQuery(own)} name="session.userinfo">
      {(user) => (
        <Page title={profileTexts.personal.title} width="wide" lead={profileTexts.personal.text}>
          <PersonalData user={user} />
          <PictureBlock user={user} onChanged={change} />
        </Page>
      )}
    </LoadedPage>
  )
}
