import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { cardImage } from '@leserkonto/teasers/teaser-image'

/** What a card shows of an article. */
export type CardArticle = ReturnType<typeof cardArticle>

/** An article as its card reads it: a row of cards is sent twice, the second time as what the browser wakes it with. */
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
  teaserType,
  isComment,
  additionalData,
  publicationDate,
  changeDate,
  // The text, which a card does not show, names it where there is no headline.
  headline: headline.trim() || teaser,
  authors: authors.map(({ name }) => ({ name })),
  teaserImage: cardImage(teaserImage),
  videos: media ? media.videos : videos,
})
