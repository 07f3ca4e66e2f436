import type { TeaserArticle } from '../article.ts'
import type { ArticleTeaserProps } from './ArticleTeaser.tsx'

/** What is left of a teaser's props for its element. */
export const elementProps = <Article extends TeaserArticle>({
  article,
  loading,
  mobileSize,
  desktopSize,
  mobileText,
  desktopText,
  ratio,
  extraLargeFirst,
  video,
  variantToo,
  priority,
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
  ...rest
}: ArticleTeaserProps<Article>) => rest
