import { uiTexts } from '@leserkonto/texts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './ImageSlider.module.css'

type PaginationBarProps = {
  /** Position of the picture shown, from 0. */
  index: number
  count: number
  /** Called with the position a reader wants to see. */
  onChoose: (index: number) => void
}

/** One segment per picture; says politely which one is shown when that changes. */
export const PaginationBar = ({ index, count, onChoose }: PaginationBarProps) => (
  <div className={classes.pagination}>
    {[...Array(count).keys()].map((position) => (
      <button
        key={position}
        type="button"
        className={classes.segment}
        aria-label={uiTexts.slider.showPicture(position + 1, count)}
        aria-current={position === index}
        onClick={() => onChoose(position)}
      />
    ))}
    <VisuallyHidden aria-live="polite">{uiTexts.slider.pictureShown(index + 1, count)}</VisuallyHidden>
  </div>
)
