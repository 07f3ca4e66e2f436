import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'

/** For tests: an article as the source tells of it, free and with nothing that few articles have. */
export const sampleArticle: ArticleTeaser = {
  id: 'az-eins',
  edition: 'az',
  url: '/artikel/az-eins',
  clickUrl: '/artikel/az-eins?quelle=teaser',
  headline: 'Schlagzeile',
  teaser: 'Worum es geht.',
  category: 'Lokales',
  badges: [],
  specialBadges: [],
  authors: [],
  imageAlt: 'Ein Platz',
  teaserImage: '/bilder/platz-960.jpg',
  teaserType: 'standard',
  isComment: false,
  changeDate: null,
  additionalData: { dataAttributes: {} },
  publicationDate: 1_795_174_000,
  access: 'free',
}
