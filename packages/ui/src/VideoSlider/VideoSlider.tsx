import { Slider, type SliderProps } from '../Slider/Slider.tsx'
import { type Video, VideoCard, type VideoCardProps } from '../VideoCard/VideoCard.tsx'

export type VideoSliderProps = Omit<SliderProps, 'type' | 'footer' | 'oneAtATime' | 'children'> & {
  videos: readonly Video[]
  /** Level of the titles in their page. @default 'p' */
  titleTag?: VideoCardProps['titleTag']
}

/** Video cards in a row, laid out like cards. Source: seed presentation §2. */
export const VideoSlider = ({ videos, titleTag, ...rest }: VideoSliderProps) => (
  <Slider {...rest} type="video">
    {videos.map((video) => (
      <VideoCard key={video.url} video={video} titleTag={titleTag} />
    ))}
  </Slider>
)
