'use client'

import { uiTexts } from '@leserkonto/texts'
import { useWords } from '../hooks/use-words.ts'
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
export function PaginationBar({ index, count, onChoose }: PaginationBarProps) {
  const words = useWords('slider', uiTexts.slider)
  return (
    <div className={classes.pagination}>
      {[...Array(count).keys()].map((position) => (
        <button
          key={position}
          type="button"
          className={classes.segment}
          aria-label={words.showPicture(position + 1, count)}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        />
      ))}
      <VisuallyHidden aria-live="polite">{words.pictureShown(index + 1, count)}</VisuallyHidden>
    </div>
  )
}
