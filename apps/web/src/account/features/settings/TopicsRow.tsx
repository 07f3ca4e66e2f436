import { homeTexts, settingTexts } from '@leserkonto/texts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { ValueRow } from '../../shell/ValueRows.tsx'
import { isChosen } from './use-topics.ts'

const texts = homeTexts.account.topics

/** The chosen topics, or the question for them. */
export function TopicsRow() {
  const { news } = usePaths()
  const query = trpc.settings.list.useQuery({}, loadedAhead)
  const chosen = Object.entries(settingTexts.topics.names)
    .filter(([topic]) => query.data && isChosen(topic, query.data.settings))
    .map(([, name]) => name)
  return (
    <ValueRow title={texts.title} verb={chosen.length > 0 ? texts.change : texts.choose} to={news}>
      <LoadedBlock query={query} lines={1}>
        {() => <span>{chosen.join(', ') || texts.none}</span>}
      </LoadedBlock>
    </ValueRow>
  )
}
