import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { type PortalSection, portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { Story } from '../Story.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './SectionPage.module.css'

type SectionPageProps = PortalSurroundings & {
  section: PortalSection
  articles: readonly ArticleTeaser[]
  next: string | null
}

/** A section's articles, the newest first, page by page. */
export const SectionPage = ({ section, articles, next, now }: SectionPageProps) => (
  <div className={classes.page}>
    <Headline variant="headline1">{section.name}</Headline>
    {articles.length === 0 && <p>{portalTexts.section.empty}</p>}
    <div data-stories>
      {articles.map((article, index) => (
        <Story key={article.id} article={article} now={now} look="line" tag="h2" priority={index === 0} />
      ))}
    </div>
    {next && (
      <p className={classes.more} data-more>
        <LinkButton to={next} variant="secondary">
          {portalTexts.section.older}
        </LinkButton>
      </p>
    )}
  </div>
)
