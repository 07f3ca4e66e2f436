import { ImageSlider, type ImageSliderProps } from '@leserkonto/ui/ImageSlider'
import { hydrate } from './hydrate.ts'

export const start = (island: HTMLElement, props: ImageSliderProps): void => {
  hydrate(island, <ImageSlider {...props} />)
}
