import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { classNames } from '@leserkonto/ui/parts/class-names'
import classes from './GridBlock.module.css'
import step from './TwoColumns.module.css'

type GridBlockProps = { articles: readonly ArticleTeaser[]; now: Date }

/** Articles with a picture; the others are a list of words beside them. */
const picturedCount = 2

/** So few words beside the pictures leave room for what they are about. */
const fewWords = 3

/** A block's articles in two weights: the first with pictures, the others as a dense list. */
export const GridBlock = ({ articles, now }: GridBlockProps) => (
  <div className={classes.block}>
    <TeaserGrid
      className={step.abreast}
      articles={articles.slice(0, picturedCount)}
      now={now}
      mobileSizes={['large']}
    />
    <TeaserGrid
      className={classNames(classes.words, step.abreast)}
      articles={articles.slice(picturedCount).map((article) => ({ ...article, teaserImage: null }))}
      now={now}
      desktopSize="small"
      desktopText={articles.length - picturedCount <= fewWords}
    />
  </div>
)
