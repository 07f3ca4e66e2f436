import { profileTexts, screenTitles } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { DataExportBlock } from './features/profile/DataExportBlock.tsx'
import { SettingsBlock } from './features/settings/SettingsBlock.tsx'
import { settingsLoad } from './features/settings/use-topics.ts'
import { useAccount } from './session/account.ts'
import { load, useLoadAhead } from './session/loads.ts'
import { usePaths } from './session/paths.ts'
import actions from './shell/Actions.module.css'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'
import { Section } from './shell/Section.tsx'

/** What is stored of the reader: as a file, reset, or deleted. It joins two slices and so is next to the routes. */
export function OwnDataScreen() {
  const { page } = useAccount()
  const paths = usePaths()
  const user = useQuery(load('session.userinfo', { edition: page.edition.shortcut }))
  useLoadAhead([settingsLoad])
  const { deletion } = profileTexts
  return (
    <LoadedPage query={user} name="session.userinfo">
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
