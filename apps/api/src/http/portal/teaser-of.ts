import type { Article, ArticleTeaser } from '@leserkonto/publisher-wire/content'

/** What everybody may see of an article: nothing of its text. */
export const teaserOf = ({
  body: _body,
  elements: _elements,
  imageCredit: _credit,
  ...teaser
}: Article): ArticleTeaser => teaser
