import { homeTexts, settingTexts } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import { loadedAhead } from '../../session/loads.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { isChosen, settingsLoad } from './use-topics.ts'

/** The chosen topics in one line. */
export function TopicsLine() {
  const query = useQuery({ ...settingsLoad, ...loadedAhead })
  return (
    <LoadedBlock query={query} name="settings.list" lines={1}>
      {({ settings }) => {
        const chosen = Object.entries(settingTexts.topics.names)
          .filter(([topic]) => isChosen(topic, settings))
          .map(([, name]) => name)
        return <p>{chosen.length > 0 ? homeTexts.news.topics(chosen.join(', ')) : homeTexts.news.noTopics}</p>
      }}
    </LoadedBlock>
  )
}
