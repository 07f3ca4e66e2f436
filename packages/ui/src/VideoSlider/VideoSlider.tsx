import { distinctKeys } from '../parts/distinct-keys.ts'
import { Slider, type SliderProps } from '../Slider/Slider.tsx'
import { type Video, VideoCard, type VideoCardProps } from '../VideoCard/VideoCard.tsx'

export type VideoSliderProps = Omit<SliderProps, 'type' | 'footer' | 'oneAtATime' | 'children'> & {
  videos: readonly Video[]
  /** Level of the titles in their page. @default 'p' */
  headingTag?: VideoCardProps['headingTag']
}

/** Video cards in a row, laid out like cards. Source: docs/spec/blocks.md#videoslider. */
export function VideoSlider({ videos, headingTag, ...rest }: VideoSliderProps) {
  // Editorial data may lack what the types ask for.
  const given = videos.filter(Boolean)
  const keys = distinctKeys(given.map(({ url }) => url))
  return (
    <Slider {...rest} type="video">
      {given.map((video, index) => (
        <VideoCard key={keys[index]} video={video} headingTag={headingTag} />
      ))}
    </Slider>
  )
}
