'use client'

import { uiTexts } from '@leserkonto/texts'
import { useWords } from '../hooks/use-words.ts'
import { ArrowGlyph } from '../parts/glyphs.tsx'
import classes from './Slider.module.css'
import type { SliderView } from './slider-view.ts'
import type { SliderControl } from './use-swiper.ts'

export type SliderNavigationProps = {
  view: SliderView
  control: SliderControl
  /** Id of the frame the buttons move. */
  controls: string
  whenAllSeen: 'disabled' | 'hidden'
}

/** One button per direction. At an end it stays in the tab order, so that the focus is not lost on the way. */
export function SliderNavigation({ view, control, controls, whenAllSeen }: SliderNavigationProps) {
  const words = useWords('slider', uiTexts.slider)
  return (
    <div
      className={classes.navigation}
      data-when-all-seen={whenAllSeen}
      data-hidden={(view.fits && whenAllSeen === 'hidden') || undefined}
    >
      {[
        { name: words.previous, disabled: view.atStart, move: control.previous },
        { name: words.next, disabled: view.atEnd, move: control.next },
      ].map(({ name, disabled, move }) => (
        <button
          key={name}
          type="button"
          className={classes.button}
          aria-label={name}
          aria-controls={controls}
          aria-disabled={disabled}
          onClick={disabled ? undefined : move}
        >
          <ArrowGlyph />
        </button>
      ))}
    </div>
  )
}
