import type { SliderFault } from './slider-error.ts'
import {
  cardLayouts,
  cardOffsetAfter,
  imageLayouts,
  minCardSlideWidth,
  type SlideLayouts,
} from './slides-per-view.ts'

/** What a slider shows. */
export type SliderType = 'card' | 'image' | 'video'

type SliderMeasures = {
  readonly layouts: SlideLayouts
  readonly minSlideWidth: number
  readonly offsetAfter: number
}

const cards: SliderMeasures = {
  layouts: cardLayouts,
  minSlideWidth: minCardSlideWidth,
  offsetAfter: cardOffsetAfter,
}

/** Measures of each type, in CSS pixels; Slider.module.css says the same for the time before scripts run. */
export const sliderTypes: Readonly<Record<SliderType, SliderMeasures>> = {
  card: cards,
  video: cards,
  image: { layouts: imageLayouts, minSlideWidth: 0, offsetAfter: 0 },
}

/** What keeps a slider from running, if anything. */
export function faultOf(type: string, layouts: SlideLayouts, count: number): SliderFault | undefined {
  if (!Object.hasOwn(sliderTypes, type)) return 'UNKNOWN_TYPE'
  if (Object.values(layouts).every((layout) => layout === undefined)) return 'NO_BREAKPOINTS'
  return count === 0 ? 'NO_SLIDES' : undefined
}
