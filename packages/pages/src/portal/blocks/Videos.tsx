import type { Video } from '@leserkonto/publisher-wire/content'
import { Headline } from '@leserkonto/ui/Headline'
import { VideoSlider } from '@leserkonto/ui/VideoSlider'

export type VideosProps = { title: string; videos: readonly Video[] }

/** Videos in a row. */
export const Videos = ({ title, videos }: VideosProps) => (
  <VideoSlider
    label={title}
    heading={<Headline variant="blockLine">{title}</Headline>}
    headingTag="h3"
    whenAllSeen="hidden"
    videos={videos}
  />
)
