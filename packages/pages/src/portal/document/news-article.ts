import { fullName, personName } from '@leserkonto/rules'
import { widestPicture } from '../story-picture.ts'
import type { PortalSurroundings, PortalView } from '../view.ts'

/** Class of texts that need a right; search engines look for it. Source: Google "Paywalled content", `hasPart`. */
export const paidText = 'plus-text'

/** An article for search engines; a locked one says so. Source: schema.org/NewsArticle, Google "Paywalled content". */
export function newsArticle(
  { article }: Extract<PortalView, { page: 'article' }>,
  { edition }: PortalSurroundings,
): object {
  const picture = widestPicture(article)
  const isFree = article.access === 'free'
  const at = (seconds: number) => new Date(seconds * 1000).toISOString()
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.headline,
    description: article.teaser,
    articleSection: article.category,
    datePublished: at(article.publicationDate),
    dateModified: at(article.changeDate ?? article.publicationDate),
    author: article.authors.map(({ name }) => ({ '@type': 'Person', name: fullName(personName(name)) })),
    publisher: { '@type': 'Organization', name: edition.contractPartner },
    mainEntityOfPage: edition.ownUrl + article.url,
    ...(picture && { image: [new URL(picture, edition.ownUrl).href] }),
    isAccessibleForFree: isFree,
    ...(!isFree && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${paidText}` },
    }),
  }
}
