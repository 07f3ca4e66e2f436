import { isPlainClick } from '@leserkonto/ui/browser/is-plain-click'
import type { MouseEvent } from 'react'
import type { TeaserArticle } from '../article.ts'
import type { TeaserOptions } from '../teaser-options.ts'

/**
 * The link's click handler that tells the listener of the article instead of following the link; none without a
 * listener. Source: docs/spec/presentation.md#teaser-links.
 */
export function reportClick<Article extends TeaserArticle>(
  article: Article,
  listener: TeaserOptions<Article>['onArticleClick'],
): ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined {
  if (listener === undefined) return undefined
  return (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    listener(article, event)
  }
}
