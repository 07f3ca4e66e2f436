import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { cardImage } from '@leserkonto/teasers/teaser-image'

/** What a card shows of an article. */
export type CardArticle = ReturnType<typeof cardArticle>

/** Only those fields of an article that its card reads, because a row of cards is sent twice: as markup and as props. */
export const cardArticle = ({
  id,
  url,
  headline,
  teaser,
  category,
  badges,
  specialBadges,
  authors,
  teaserImage,
  imageAlt,
  damId,
  teaserType,
  isComment,
  additionalData,
  publicationDate,
  changeDate,
  media,
  videos,
}: ArticleTeaser) => ({
  id,
  url,
  category,
  badges,
  specialBadges,
  imageAlt,
  damId,
  teaserType,
  isComment,
  additionalData,
  publicationDate,
  changeDate,
  // A card does not show the teaser text; without a headline it serves as the name of the link.
  headline: headline.trim() || teaser,
  authors: authors.map(({ name }) => ({ name })),
  teaserImage: cardImage(teaserImage),
  videos: media ? media.videos : videos,
})
