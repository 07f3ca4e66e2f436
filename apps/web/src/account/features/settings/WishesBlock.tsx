import { settingTexts } from '@leserkonto/texts'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import type { Failure } from '../../session/failure.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { useWishes, type WishKind } from './use-wishes.ts'
import classes from './Wishes.module.css'

/** Topics of push messages. None are sent yet, and the text says so. */
export const PushWishes = () => (
  <Section title={settingTexts.push.title}>
    <p>{settingTexts.push.text}</p>
    <WishesBlock kind="push" legend={settingTexts.push.legend} names={settingTexts.push.names} />
  </Section>
)

/** What the reader wants to read about first. */
export const Topics = () => (
  <>
    <h3>{settingTexts.topics.title}</h3>
    <WishesBlock kind="topic" legend={settingTexts.topics.text} names={settingTexts.topics.names} />
  </>
)

type WishesBlockProps = {
  kind: WishKind
  /** What the boxes are about. */
  legend: string
  /** Name of each topic by its key. */
  names: Readonly<Record<string, string>>
}

/** Loads the reader's settings and stores each tick. */
function WishesBlock({ kind, legend, names }: WishesBlockProps) {
  const { query, failure, isTicked, toggle } = useWishes(kind)
  const topics = Object.entries(names)
  return (
    <LoadedBlock query={query} name="settings.list" lines={topics.length}>
      {({ settings }) => (
        <Wishes
          legend={legend}
          wishes={topics.map(([topic, label]) => ({ topic, label, on: isTicked(topic, settings) }))}
          failure={failure}
          onToggle={toggle}
        />
      )}
    </LoadedBlock>
  )
}

type WishesProps = {
  legend: string
  wishes: readonly { topic: string; label: string; on: boolean }[]
  failure: Failure | undefined
  onToggle: (topic: string, on: boolean) => void
}

/** Boxes that are stored as soon as they are ticked. */
export const Wishes = ({ legend, wishes, failure, onToggle }: WishesProps) => (
  <fieldset>
    <legend className={classes.legend}>{legend}</legend>
    <FailureBox failure={failure} />
    <div className={classes.boxes}>
      {wishes.map(({ topic, label, on }) => (
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
