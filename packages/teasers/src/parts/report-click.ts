import type { MouseEvent } from 'react'
import type { TeaserArticle } from '../article.ts'
import type { TeaserOptions } from '../teaser-options.ts'

/** Whether a click is no wish for a new tab, a new window or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * The link's click handler that tells the listener of the article instead of following the link; none without a
 * listener. Source: seed presentation §2, blocks.md §3.19.
 */
export function reportClick<Article extends TeaserArticle>(
  article: Article,
  listener: TeaserOptions<Article>['onArticleClick'],
): ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined {
  if (listener === undefined) return undefined
  return (event) => {
    if (!isPlain(event)) return
    event.preventDefault()
    listener(article, event)
  }
}
