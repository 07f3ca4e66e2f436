import type { ArticleTeaser, TeaserImageSet } from '@leserkonto/publisher-wire/content'
import { safeLink } from '@leserkonto/rules'
import type { ImageAddress } from '@leserkonto/ui/parts/image-sources'

/** The picture of an article in its largest size; the source may send it in several forms. */
export function storyPicture({ teaserImage }: Pick<ArticleTeaser, 'teaserImage'>): ImageAddress | null {
  if (teaserImage === null || typeof teaserImage === 'string') return teaserImage
  const { desktopImages: desktop, mobileImages: mobile, cardImages, ...variants } = teaserImage
  if (desktop || mobile) return fromSizes(desktop ?? {}, mobile ?? {})
  return cardImages ?? variants
}

function fromSizes(
  { small, medium, large, extraLarge }: NonNullable<TeaserImageSet['desktopImages']>,
  mobile: NonNullable<TeaserImageSet['mobileImages']>,
) {
  const phone = mobile.large ?? mobile.medium ?? mobile.small ?? medium ?? small
  const wide = large ?? extraLarge ?? medium
  return { mobile: phone, mobileRetina: wide, tablet: wide, desktop: wide, desktopRetina: extraLarge ?? wide }
}

/** Address of its widest file, for search engines and messengers; undefined if it is not safe in a page. */
export function widestPicture(article: Pick<ArticleTeaser, 'teaserImage'>): string | undefined {
  const picture = storyPicture(article)
  if (picture === null || typeof picture === 'string') return safeLink(picture)
  const { desktopRetina, desktop, tablet, mobileLandscape, mobile } = picture
  return safeLink(desktopRetina ?? desktop ?? tablet ?? mobileLandscape ?? mobile)
}
