import { fullName, isAdvert, personName } from '@leserkonto/rules'
import { outsideTitle } from '../outside-title.ts'
import { widestPicture } from '../story-picture.ts'
import type { PortalSurroundings, PortalView } from '../view.ts'

/** Class of texts that need a right; search engines look for it. Source: Google "Paywalled content", `hasPart`. */
export const paidText = 'plus-text'

/**
 * An article for search engines; a locked one says so, and what somebody paid for is no news and by no journalist.
 * Source: schema.org/NewsArticle, schema.org/AdvertiserContentArticle, Google "Paywalled content".
 */
export function newsArticle(
  { article }: Extract<PortalView, { page: 'article' }>,
  { edition }: PortalSurroundings,
): object {
  const picture = widestPicture(article)
  const isFree = article.access === 'free'
  const isPaidFor = isAdvert(article)
  const at = (seconds: number) => new Date(seconds * 1000).toISOString()
  return {
    '@context': 'https://schema.org',
    '@type': isPaidFor ? 'AdvertiserContentArticle' : 'NewsArticle',
    headline: outsideTitle(article),
    description: article.teaser,
    articleSection: article.category,
    datePublished: at(article.publicationDate),
    dateModified: at(article.changeDate ?? article.publicationDate),
    ...(!isPaidFor && {
      author: article.authors.map(({ name }) => ({ '@type': 'Person', name: fullName(personName(name)) })),
    }),
    publisher: { '@type': 'Organization', name: edition.contractPartner },
    mainEntityOfPage: edition.ownUrl + article.url,
    ...(picture && { image: [new URL(picture, edition.ownUrl).href] }),
    isAccessibleForFree: isFree,
    ...(!isFree && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${paidText}` },
    }),
  }
}
