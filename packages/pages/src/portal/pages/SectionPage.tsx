import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { portalTexts } from '@leserkonto/texts'
import { ContentHeader } from '@leserkonto/ui/ContentHeader'
import { Stories } from '../Stories.tsx'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './SectionPage.module.css'

type SectionPageProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'section' }>, 'page'>

/** Number of teasers at the top of a section: a large one and a row. */
const openingCount = 4

/** A section's articles, newest first, in pages; the first page begins with a large one. */
export function SectionPage({ section, articles, opens, next, now }: SectionPageProps) {
  const opening = opens ? articles.slice(0, openingCount) : []
  return (
    <div className={classes.page}>
      <ContentHeader title={section.name} description={section.about} />
      {articles.length === 0 && <p>{portalTexts.section.empty}</p>}
      <Opening articles={opening} now={now} />
      <Stories
        articles={articles.slice(opening.length)}
        now={now}
        next={next}
        headlineTag="h2"
        priorityCount={opens ? 0 : 2}
      />
    </div>
  )
}

const Opening = ({ articles: [lead, ...row], now }: { articles: readonly ArticleTeaser[]; now: Date }) =>
  lead && (
    <TeaserGrid
      articles={row}
      lead={lead}
      now={now}
      layout="three-below"
      headlineTag="h2"
      mobileSizes={['medium']}
      priorityCount={1}
    />
  )
