import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import classes from './OpinionBlock.module.css'

type OpinionBlockProps = { articles: readonly ArticleTeaser[]; now: Date }

/** Comments with the face of who writes, whom the line below names. */
export const OpinionBlock = ({ articles, now }: OpinionBlockProps) => (
  <TeaserGrid
    className={classes.voices}
    articles={articles.map((article) => ({
      ...article,
      teaserImage: article.authors.find(({ picture }) => picture)?.picture ?? null,
      imageAlt: '',
      // The id is that of the article's picture, which is not shown.
      damId: undefined,
    }))}
    now={now}
    desktopSize="small"
    desktopText
    ratio="1/1"
  />
)
