'use client'

import { uiTexts } from '@leserkonto/texts'
import {
  Children,
  type ComponentPropsWithRef,
  isValidElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import classes from './Slider.module.css'
import { SliderNavigation } from './SliderNavigation.tsx'
import { type SliderError, sliderError } from './slider-error.ts'
import { faultOf, type SliderType, sliderTypes } from './slider-types.ts'
import type { SliderView } from './slider-view.ts'
import type { SlideLayouts } from './slides-per-view.ts'
import { type SliderControl, useSwiper } from './use-swiper.ts'

export type { SliderError } from './slider-error.ts'
export type { SliderType } from './slider-types.ts'
export type { SliderView } from './slider-view.ts'
export type { SlideLayouts } from './slides-per-view.ts'
export type { SliderControl } from './use-swiper.ts'

export type SliderOptions = {
  /** Names the slider, without the word 'Karussell'. */
  label: string
  /** Stands above the slides, beside the buttons. */
  heading?: ReactNode
  /**
   * Slides per breakpoint; the type's own by default. With others, give the custom properties `--lk-slides` and
   * `--lk-slide-gap` the same values per width, so that nothing moves when the scripts arrive.
   */
  layouts?: SlideLayouts | undefined
  /** Narrowest slide in CSS pixels. @default 230, for pictures 0 */
  minSlideWidth?: number | undefined
  /** Whether the minimum width beats the number of slides. @default true */
  minWidthWins?: boolean | undefined
  /** Slide to begin with, from 0. @default 0 */
  start?: number | undefined
  /** What becomes of the buttons when all slides are seen. @default 'disabled' */
  whenAllSeen?: 'disabled' | 'hidden' | undefined
  /** Told of each fault once; the page goes on. Writes to the console by default. */
  onError?: ((error: SliderError) => void) | undefined
}

export type SliderProps = SliderOptions &
  Omit<ComponentPropsWithRef<'section'>, keyof SliderOptions | 'onKeyDown' | 'onFocus' | 'children'> & {
    type: SliderType
    /** Slides seen one at a time: while they are moved by scripts, those out of sight cannot be reached. @default false */
    oneAtATime?: boolean | undefined
    /** Stands below the slides and may show and move the slider. */
    footer?: ((view: SliderView, control: SliderControl) => ReactNode) | undefined
    /** Each child is a slide. */
    children: ReactNode
  }

const toConsole = (error: SliderError) => console.error(error)

/**
 * A row of slides that follows the finger, with buttons before it and arrow keys while the focus is inside. Without
 * scripts, and after a fault, it is a row that scrolls. Source: docs/spec/blocks.md#slider.
 */
export function Slider({
  type,
  label,
  heading,
  layouts,
  minSlideWidth,
  minWidthWins = true,
  start = 0,
  whenAllSeen = 'disabled',
  onError = toConsole,
  oneAtATime = false,
  footer,
  className,
  children,
  ...rest
}: SliderProps) {
  const words = useWords('slider', uiTexts.slider)
  const frameId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const measures = sliderTypes[type] ?? sliderTypes.card
  const slides = Children.toArray(children)
  const used = { ...measures, layouts: layouts ?? measures.layouts }
  const fault = faultOf(type, used.layouts, slides.length)
  useReportedOnce(fault, type, onError)
  // One slide is what it shows: nothing moves, so there is nothing to press.
  const moves = slides.length > 1
  const { view, control, revealFocus, moveByArrows } = useSwiper(frame, {
    ...used,
    minSlideWidth: minSlideWidth ?? measures.minSlideWidth,
    minWidthWins,
    count: slides.length,
    slideKeys: slides.map(keyOf).join(),
    start,
    runs: fault === undefined && moves,
    report: onError,
  })
  if (slides.length === 0) return null
  return (
    <section
      aria-label={label}
      aria-roledescription={moves ? words.kind : undefined}
      {...rest}
      className={classNames(classes.slider, className)}
      data-type={type}
      data-single={moves ? undefined : ''}
      onKeyDown={moveByArrows}
      onFocus={revealFocus}
    >
      <div className={classes.head}>
        {heading}
        {fault === undefined && moves ? (
          <SliderNavigation view={view} control={control} controls={frameId} whenAllSeen={whenAllSeen} />
        ) : null}
      </div>
      <div
        className={classNames('swiper', classes.frame)}
        id={frameId}
        ref={frame}
        // Without scripts the keyboard scrolls it; slides of pictures hold nothing else to reach.
        tabIndex={oneAtATime && moves ? (view.isRunning ? -1 : 0) : undefined}
      >
        <div className={classNames('swiper-wrapper', classes.row)}>
          {slides.map((slide, index) => (
            <div
              key={keyOf(slide)}
              className={classNames('swiper-slide', classes.slide)}
              {...(moves && placeOf(words.position(index + 1, slides.length)))}
              inert={oneAtATime && view.isRunning && index !== view.index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {moves && footer?.(view, control)}
    </section>
  )
}

/** 'n von m', as a group of what belongs together on one slide. */
const placeOf = (name: string) => ({ role: 'group', 'aria-label': name })

const keyOf = (slide: ReactNode): string => (isValidElement(slide) ? String(slide.key) : String(slide))

function useReportedOnce(
  fault: ReturnType<typeof faultOf>,
  type: string,
  onError: (error: SliderError) => void,
) {
  const report = useEffectEvent(onError)
  useEffect(() => {
    if (fault !== undefined) report(sliderError(fault, fault === 'UNKNOWN_TYPE' ? type : undefined))
  }, [fault, type])
}
