import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { portalTexts } from '@leserkonto/texts'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { Link } from '@leserkonto/ui/Link'
import classes from './BreakingBar.module.css'

type BreakingBarProps = { article: ArticleTeaser; now: Date }

/** Breaking news across the page, before everything else. */
export const BreakingBar = ({ article, now }: BreakingBarProps) => (
  <p className={classes.bar} data-article-id={article.id}>
    <strong>{portalTexts.overview.breaking}</strong>
    <Link href={article.url}>{article.headline}</Link>
    <DateDisplay dates={article} now={now} mode="always" />
  </p>
)
