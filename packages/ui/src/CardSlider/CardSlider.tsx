import type { ReactNode } from 'react'
import { Slider, type SliderProps } from '../Slider/Slider.tsx'

export type CardSliderProps = Omit<SliderProps, 'type' | 'footer' | 'oneAtATime'> & {
  /** Each child is a card. */
  children: ReactNode
}

/**
 * Cards in a row: 1.5 seen on phones, 2.5 from 800 px, 3.5 from 1000 px and moved in groups of three there, no card
 * narrower than 230 px. Source: docs/spec/blocks.md#cardslider.
 */
export const CardSlider = (props: CardSliderProps) => <Slider {...props} type="card" />
