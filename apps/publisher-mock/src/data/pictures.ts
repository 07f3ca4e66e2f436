import type { ImageVariants, TeaserImageSet } from '@leserkonto/publisher-wire/content'

type Width = 320 | 640 | 960 | 1440

const address = (name: string, width: Width) => `/bilder/${name}-${width}.jpg`

const variants = (name: string): ImageVariants => ({
  mobile: address(name, 320),
  mobileRetina: address(name, 640),
  mobileLandscape: address(name, 640),
  mobileLandscapeRetina: address(name, 960),
  tablet: address(name, 960),
  tabletRetina: address(name, 1440),
  desktop: address(name, 960),
  desktopRetina: address(name, 1440),
})

/** The picture forms an article can have; `name` is the file's name under `/bilder`. */
export const picture = {
  single: (name: string): string => address(name, 960),
  perSize: (name: string): TeaserImageSet => ({
    desktopImages: {
      small: address(name, 320),
      smallVariant: address(name, 320),
      medium: address(name, 640),
      large: address(name, 960),
      extraLarge: address(name, 1440),
    },
    mobileImages: { small: address(name, 320), medium: address(name, 320), large: address(name, 640) },
  }),
  cards: (name: string) => ({ cardImages: variants(name) }) satisfies TeaserImageSet,
  variants: (name: string): TeaserImageSet => variants(name),
}
