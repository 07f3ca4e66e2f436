import type { MediaImage } from '@leserkonto/publisher-wire/content'
import { ImageSlider } from '@leserkonto/ui/ImageSlider'
import { Enlarge } from './Enlarge.tsx'

export type PicturesProps = {
  label: string
  images: readonly MediaImage[]
  /** They belong to an advertisement. */
  isAdvert: boolean
}

/** Pictures one at a time; each can be seen in full. */
export const Pictures = ({ label, images, isAdvert }: PicturesProps) => (
  <ImageSlider
    label={label}
    images={images}
    whenAllSeen="hidden"
    control={({ src }) => <Enlarge src={src} opens={isAdvert ? 'advertorial' : 'lightbox'} />}
  />
)
