import { settingTexts } from '@leserkonto/texts'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import type { Failure } from '../../session/failure.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import classes from './Topics.module.css'
import { useTopics } from './use-topics.ts'

const names = Object.entries(settingTexts.topics.names)

/** What the reader wants to read about first: loads the settings and stores each tick. */
export function TopicsBlock() {
  const { query, failure, isTicked, toggle } = useTopics()
  return (
    <Section title={settingTexts.topics.title}>
      <LoadedBlock query={query} place={<TopicsPlace />}>
        {({ settings }) => (
          <Topics
            topics={names.map(([topic, label]) => ({ topic, label, on: isTicked(topic, settings) }))}
            failure={failure}
            onToggle={toggle}
          />
        )}
      </LoadedBlock>
    </Section>
  )
}

/** As high as the boxes in each width: what stands below them stays where it is. */
const TopicsPlace = () => (
  <>
    <p className={classes.legend}>{settingTexts.topics.text}</p>
    <div className={classes.boxes}>
      {names.map(([topic]) => (
        <Skeleton key={topic} />
      ))}
    </div>
  </>
)

type TopicsProps = {
  topics: readonly { topic: string; label: string; on: boolean }[]
  failure: Failure | undefined
  onToggle: (topic: string, on: boolean) => void
}

/** Boxes that are stored as soon as they are ticked. */
export const Topics = ({ topics, failure, onToggle }: TopicsProps) => (
  <fieldset>
    <legend className={classes.legend}>{settingTexts.topics.text}</legend>
    <FailureBox failure={failure} />
    <div className={classes.boxes}>
      {topics.map(({ topic, label, on }) => (
        <Checkbox
          key={topic}
          label={label}
          checked={on}
          onChange={(event) => onToggle(topic, event.currentTarget.checked)}
        />
      ))}
    </div>
  </fieldset>
)
