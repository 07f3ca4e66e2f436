import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'

/** A picture in two sizes: for about 300 and for about 900 pixels. */
export type TwoSizes = { small: string; large: string; alt: string }

/** An article's picture in two sizes, of whatever form the source gives it in; null without one. */
export function pictureOf({
  teaserImage: image,
  imageAlt: alt,
}: Pick<ArticleTeaser, 'teaserImage' | 'imageAlt'>): TwoSizes | null {
  if (image === null) return null
  if (typeof image === 'string') return { small: image, large: image, alt }
  const { mobileImages = {}, desktopImages = {}, cardImages = {}, ...direct } = image
  const small = [mobileImages.small, desktopImages.small, cardImages.mobile, direct.mobile]
  const large = [desktopImages.large, mobileImages.large, cardImages.tablet, direct.tablet, direct.desktop]
  const any = [mobileImages, desktopImages, cardImages, direct].flatMap((sizes): (string | undefined)[] =>
    Object.values(sizes),
  )
  const first = (wanted: readonly (string | undefined)[]) => [...wanted, ...any].find(Boolean)
  const [narrow, wide] = [first(small), first(large)]
  return narrow && wide ? { small: narrow, large: wide, alt } : null
}
