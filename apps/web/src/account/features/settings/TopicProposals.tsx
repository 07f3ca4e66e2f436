import { settingTexts, welcomeTexts } from '@leserkonto/texts'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { Topics } from './TopicsBlock.tsx'
import { useTopics } from './use-topics.ts'

const proposed = Object.entries(settingTexts.topics.names).slice(0, 3)

/** Three topics to begin with, each stored when it is ticked. */
export function TopicProposals() {
  const { news } = usePaths()
  const { query, failure, isTicked, toggle } = useTopics()
  return (
    <Section title={welcomeTexts.topics.title}>
      <LoadedBlock query={query} place={<Skeleton lines={5} />}>
        {({ settings }) => (
          <Topics
            topics={proposed.map(([topic, label]) => ({ topic, label, on: isTicked(topic, settings) }))}
            failure={failure}
            onToggle={toggle}
          />
        )}
      </LoadedBlock>
      <div className={actions.actions}>
        <Link className={actions.quiet} to={news}>
          {welcomeTexts.topics.more}
        </Link>
      </div>
    </Section>
  )
}
