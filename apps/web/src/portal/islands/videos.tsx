import { VideoSlider, type VideoSliderProps } from '@leserkonto/ui/VideoSlider'
import { hydrateRoot } from 'react-dom/client'

export const start = (island: HTMLElement, props: VideoSliderProps): void => {
  hydrateRoot(island, <VideoSlider {...props} />)
}
