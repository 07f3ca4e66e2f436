import { homeTexts, settingTexts } from '@leserkonto/texts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { isChosen } from './use-topics.ts'

/** The chosen topics in one line. */
export function TopicsLine() {
  const query = trpc.settings.list.useQuery({}, loadedAhead)
  return (
    <LoadedBlock query={query} lines={1}>
      {({ settings }) => {
        const chosen = Object.entries(settingTexts.topics.names)
          .filter(([topic]) => isChosen(topic, settings))
          .map(([, name]) => name)
        return <p>{chosen.length > 0 ? homeTexts.news.topics(chosen.join(', ')) : homeTexts.news.noTopics}</p>
      }}
    </LoadedBlock>
  )
}
