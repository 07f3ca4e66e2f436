import { Checkbox } from '@leserkonto/ui/Checkbox'
import type { Failure } from '../../session/failure.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import classes from './Wishes.module.css'

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
