import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { type PortalSection, portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { LinkButton } from '@leserkonto/ui/LinkButton'
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
    <TeaserGrid
      articles={articles}
      now={now}
      headlineTag="h2"
      desktopSize="smallVariant"
      mobileSizes={['medium']}
      dateDisplay="always"
      mobileText={false}
      desktopText
      priorityCount={2}
      data-stories
    />
    {next && (
      <p className={classes.more} data-more>
        <LinkButton to={next} variant="secondary">
          {portalTexts.section.older}
        </LinkButton>
      </p>
    )}
  </div>
)
