import { BlockState } from '../../shell/BlockState.tsx'
import { useWishes, type WishKind } from './use-wishes.ts'
import { Wishes } from './Wishes.tsx'

type WishesStateProps = {
  kind: WishKind
  /** What the boxes are about. */
  legend: string
  /** Name of each topic by its key. */
  names: Readonly<Record<string, string>>
}

/** Loads the reader's settings and stores each tick. */
export function WishesState({ kind, legend, names }: WishesStateProps) {
  const { query, failure, isTicked, toggle } = useWishes(kind)
  const topics = Object.entries(names)
  return (
    <BlockState query={query} name="settings.list" lines={topics.length}>
      {({ settings }) => (
        <Wishes
          legend={legend}
          wishes={topics.map(([topic, label]) => ({ topic, label, on: isTicked(topic, settings) }))}
          failure={failure}
          onToggle={toggle}
        />
      )}
    </BlockState>
  )
}
