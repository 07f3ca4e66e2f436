import type { Swiper } from 'swiper'
import { type SlideLayouts, slideLayoutAt, slidesFit } from './slides-per-view.ts'

/** What a slider's controls show. */
export type SliderView = {
  /** Position of the slide at the start of the frame, from 0. */
  readonly index: number
  readonly atStart: boolean
  readonly atEnd: boolean
  /** All slides are seen: there is nowhere to go. */
  readonly fits: boolean
  /** False until scripts move the slides, and after a fault: then they are a row that scrolls. */
  readonly isRunning: boolean
}

/** How many slides are seen and what one step is; widths in CSS pixels. */
export type SlideMeasures = {
  readonly layouts: SlideLayouts
  readonly minSlideWidth: number
  readonly minWidthWins: boolean
  readonly offsetAfter: number
}

/** The view before the slider runs. */
export const viewAtRest = (count: number): SliderView => {
  const fits = count < 2
  return { index: 0, atStart: true, atEnd: fits, fits, isRunning: false }
}

/** The view of a running slider. */
export function viewOf({ activeIndex, isBeginning, isEnd, allowTouchMove }: Swiper): SliderView {
  const fits = !allowTouchMove
  return { index: activeIndex, atStart: isBeginning || fits, atEnd: isEnd || fits, fits, isRunning: true }
}

/** Gives the running slider the layout of its room. To be followed by its own update. */
export function fitSlides(swiper: Swiper, { layouts, offsetAfter, ...widths }: SlideMeasures): void {
  const containerWidth = swiper.el.clientWidth - offsetAfter
  const layout = slideLayoutAt(layouts, { viewportWidth: window.innerWidth, containerWidth, ...widths })
  if (layout === undefined) return
  Object.assign(swiper.params, layout, { slidesOffsetAfter: offsetAfter })
  // The offset would leave a few pixels to drag.
  swiper.allowTouchMove = !slidesFit(swiper.wrapperEl.childElementCount, layout, {
    containerWidth,
    offsetAfter,
  })
}
