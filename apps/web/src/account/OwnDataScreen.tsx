import { profileTexts, screenTitles } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { DataExportBlock } from './features/profile/DataExportBlock.tsx'
import { SettingsBlock } from './features/settings/SettingsBlock.tsx'
import { useAccount } from './session/account.ts'
import { usePaths } from './session/paths.ts'
import { trpc } from './session/trpc.ts'
import actions from './shell/Actions.module.css'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'
import { Section } from './shell/Section.tsx'

/** What is stored of the reader: as a file, reset, or deleted. It joins two slices and so is next to the routes. */
export function OwnDataScreen() {
  const { page } = useAccount()
  const paths = usePaths()
  const edition = page.edition.shortcut
  trpc.session.userinfo.usePrefetchQuery({ edition })
  trpc.settings.list.usePrefetchQuery({})
  const user = trpc.session.userinfo.useQuery({ edition })
  const { deletion } = profileTexts
  return (
    <LoadedPage query={user}>
      {(data) => (
        <Page title={screenTitles.OwnData} width="wide">
          <DataExportBlock key={data.sub} user={data} />
          <SettingsBlock />
          <Section title={deletion.title}>
            <p>{deletion.text}</p>
            <div className={actions.actions}>
              <Link className={actions.quiet} to={paths.profileDelete}>
                {deletion.open}
              </Link>
            </div>
          </Section>
        </Page>
      )}
    </LoadedPage>
  )
}
