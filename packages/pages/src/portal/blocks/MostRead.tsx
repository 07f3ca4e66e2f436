import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { BadgeList } from '@leserkonto/ui/BadgeList'
import { Link } from '@leserkonto/ui/Link'
import classes from './MostRead.module.css'

/** Headlines in the order of the source's count. */
export const MostRead = ({ articles }: { articles: readonly ArticleTeaser[] }) => (
  <ol className={classes.ranks}>
    {articles.map(({ id, url, headline, badges, specialBadges }) => (
      <li key={id} data-article-id={id}>
        <span>
          <BadgeList names={badges} specialNames={specialBadges} mobileSize="small" desktopSize="small" />{' '}
          <Link href={url}>{headline}</Link>
        </span>
      </li>
    ))}
  </ol>
)
