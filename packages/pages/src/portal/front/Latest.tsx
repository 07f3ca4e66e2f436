import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { sectionAddress } from '@leserkonto/rules'
import { latestSection, portalTexts } from '@leserkonto/texts'
import { BadgeList } from '@leserkonto/ui/BadgeList'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { Link } from '@leserkonto/ui/Link'
import { BlockTitle } from '../blocks/BlockTitle.tsx'
import classes from './Latest.module.css'

type LatestProps = {
  articles: readonly ArticleTeaser[]
  now: Date
  /** @default the name of their own page */
  title?: string
}

/** The newest as lines of time and headline, whether they are shown elsewhere or not. */
export const Latest = ({ articles, now, title = latestSection.name }: LatestProps) => (
  <>
    <BlockTitle to={all}>{title}</BlockTitle>
    <ol className={classes.lines}>
      {articles.map((article) => (
        <li key={article.id} data-article-id={article.id}>
          <DateDisplay dates={article} now={now} mode="always" />
          <BadgeList
            names={article.badges}
            specialNames={article.specialBadges}
            mobileSize="small"
            desktopSize="small"
          />
          <Link href={article.url}>{article.headline}</Link>
        </li>
      ))}
    </ol>
    <Link className={classes.all} href={all}>
      {portalTexts.overview.allLatest}
    </Link>
  </>
)

const all = sectionAddress(latestSection.slug)
