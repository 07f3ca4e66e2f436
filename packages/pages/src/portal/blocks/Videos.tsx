import type { Video } from '@leserkonto/publisher-wire/content'
import { Headline } from '@leserkonto/ui/Headline'
import { VideoSlider, type VideoSliderProps } from '@leserkonto/ui/VideoSlider'
import classes from './Videos.module.css'

export type VideosProps = { title: string; videos: readonly Video[] }

/** Two share all of the row, where it has room for both. */
const few: VideoSliderProps['layouts'] = {
  mobile: { slidesPerView: 1.5, spaceBetween: 8, slidesPerGroup: 1 },
  tablet: { slidesPerView: 2, spaceBetween: 20, slidesPerGroup: 1 },
}

/** Videos in a row. */
export const Videos = ({ title, videos }: VideosProps) => (
  <VideoSlider
    label={title}
    heading={<Headline variant="blockLine">{title}</Headline>}
    headingTag="h3"
    whenAllSeen="hidden"
    videos={videos}
    {...(videos.length === 2 && { layouts: few, className: classes.few })}
  />
)
