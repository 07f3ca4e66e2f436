import { pushTexts } from '@leserkonto/texts'
import { useAccount } from '../../session/account.ts'
import { trpc } from '../../session/trpc.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Page } from '../../shell/Page.tsx'
import { OtherBrowsers } from './OtherBrowsers.tsx'
import { ThisBrowser } from './ThisBrowser.tsx'

/** Which push messages the reader gets, here and in other browsers. Source: docs/spec/account.md#push-messages. */
export function PushScreen() {
  const { edition } = useAccount().page
  const query = trpc.push.state.useQuery({ edition: edition.shortcut })
  return (
    <Page title={pushTexts.title} width="wide" lead={pushTexts.lead(edition.phrases.of)}>
      <LoadedBlock query={query} lines={8}>
        {(state) => (
          <>
            <ThisBrowser state={state} />
            <OtherBrowsers state={state} />
          </>
        )}
      </LoadedBlock>
    </Page>
  )
}
