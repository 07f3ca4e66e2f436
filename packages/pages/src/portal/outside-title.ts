import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { isAdvert } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'

/**
 * An article's title wherever it leaves its page, for a tab, a network or a mail: there the page's own mark is not seen. Press
 * law asks for the word. Source: docs/spec/presentation.md#sponsored-topics.
 */
export const outsideTitle = (
  article: Pick<ArticleTeaser, 'headline' | 'badges' | 'specialBadges'>,
): string => (isAdvert(article) ? portalTexts.article.paid(article.headline) : article.headline)
