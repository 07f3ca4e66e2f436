import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { sectionAddress } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { visuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { PortalView } from '../view.ts'
import classes from './SectionLines.module.css'

type SectionLinesProps = { sections: Extract<PortalView, { page: 'overview' }>['sections'] }

/** What the sections have besides, as headlines. */
export const SectionLines = ({ sections }: SectionLinesProps) => (
  <>
    <h2 className={visuallyHidden}>{portalTexts.overview.sections}</h2>
    <div className={classes.sections}>
      {sections.map(({ section, articles }) => (
        <div key={section.slug}>
          <Headline variant="headline4" headingTag="h3" className={classes.title}>
            <Link href={sectionAddress(section.slug)}>{section.name}</Link>
          </Headline>
          <ul>
            {articles.map((article) => (
              <Line key={article.id} article={article} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  </>
)

const Line = ({ article: { id, url, headline } }: { article: ArticleTeaser }) => (
  <li data-article-id={id}>
    <Link href={url}>{headline}</Link>
  </li>
)
