import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { Link } from '@leserkonto/ui/Link'
import classes from './MostRead.module.css'

/** Headlines in the order of the source's count. */
export const MostRead = ({ articles }: { articles: readonly ArticleTeaser[] }) => (
  <ol className={classes.ranks}>
    {articles.map(({ id, clickUrl, headline }) => (
      <li key={id}>
        <Link href={clickUrl}>{headline}</Link>
      </li>
    ))}
  </ol>
)
