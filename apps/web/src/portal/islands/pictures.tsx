import { ImageSlider, type ImageSliderProps } from '@leserkonto/ui/ImageSlider'
import { hydrateRoot } from 'react-dom/client'

export const start = (island: HTMLElement, props: ImageSliderProps): void => {
  hydrateRoot(island, <ImageSlider {...props} />)
}
