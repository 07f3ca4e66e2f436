import type { ComponentProps } from 'react'
import type { TeaserForm } from '../ArticleTeaser/ArticleTeaser.tsx'
import type { TeaserArticle } from '../article.ts'
import type { TeaserOptions } from '../teaser-options.ts'

/** What every teaser of a grid is given. */
export type GridTeaserProps<Article extends TeaserArticle> = TeaserOptions<Article> &
  Omit<TeaserForm, 'mobileSize' | 'priority'>

/** The props of each teaser apart from those of the list's element. */
export function dividedProps<Article extends TeaserArticle>({
  now,
  clock,
  headlineTag,
  dateDisplay,
  relativeStyle,
  ignoreEarlierChange,
  hideAuthors,
  headlineMax,
  mergeLists,
  onArticleClick,
  desktopSize,
  mobileText,
  desktopText,
  ratio,
  extraLargeFirst,
  video,
  variantToo,
  ...element
}: Omit<ComponentProps<'ul'>, 'children'> & GridTeaserProps<Article>) {
  const teaser: GridTeaserProps<Article> = {
    now,
    clock,
    headlineTag,
    dateDisplay,
    relativeStyle,
    ignoreEarlierChange,
    hideAuthors,
    headlineMax,
    mergeLists,
    onArticleClick,
    desktopSize,
    mobileText,
    desktopText,
    ratio,
    extraLargeFirst,
    video,
    variantToo,
  }
  return { teaser, element }
}
