import type { ArticleTeaser as ArticleData } from '@leserkonto/publisher-wire/content'
import { ArticleTeaser } from '@leserkonto/teasers/ArticleTeaser'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { classNames } from '@leserkonto/ui/parts/class-names'
import { isBreaking } from './breaking-news.ts'
import classes from './Opening.module.css'
import step from './TwoColumns.module.css'

type OpeningProps = {
  lead: ArticleData
  /** Three, of which the first is the second of the page. */
  row: readonly ArticleData[]
  now: Date
  headingTag: 'h2' | 'h3'
}

/** What a page begins with: the lead with its picture beside the words, and a row with a second one. */
export const Opening = ({ lead, row, now, headingTag }: OpeningProps) => (
  <>
    <ArticleTeaser
      className={classNames(classes.lead, isBreaking(lead) && classes.breaking)}
      article={lead}
      now={now}
      headingTag={headingTag}
      mobileSize="large"
      desktopSize="large"
      priority
    />
    <TeaserGrid
      className={classNames(classes.row, formOf(row), step.abreast)}
      articles={row}
      now={now}
      layout="three-below"
      headingTag={headingTag}
      mobileSizes={['medium']}
    />
  </>
)

/** The form of a row that is not three with pictures; none for that, and for one alone. */
function formOf(row: readonly ArticleData[]): string | undefined {
  const [first, ...others] = row.map(({ teaserImage }) => teaserImage !== null)
  if (others.length < 2) return others.length === 1 ? classes.two : undefined
  if (first && others.every(Boolean)) return undefined
  return first && !others.some(Boolean) ? classes.stacked : classes.equal
}
