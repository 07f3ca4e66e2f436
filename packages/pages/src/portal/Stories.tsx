import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { portalTexts } from '@leserkonto/texts'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import classes from './Stories.module.css'
import step from './TwoColumns.module.css'

type StoriesProps = {
  articles: readonly ArticleTeaser[]
  now: Date
  /** Address of the next page; null on the last. */
  next: string | null
  headlineTag: 'h2' | 'h3'
  priorityCount?: number
}

/** A list of articles that grows at its end; without scripts its next page is a link. */
export const Stories = ({ articles, next, ...teasers }: StoriesProps) => (
  <>
    <TeaserGrid
      {...teasers}
      className={step.abreast}
      articles={articles}
      desktopSize="smallVariant"
      mobileSizes={['medium']}
      dateDisplay="always"
      mobileText={false}
      desktopText
      data-stories
    />
    <VisuallyHidden role="status" data-arrived={portalTexts.section.arrived} />
    {next && (
      <p className={classes.more} data-more>
        <LinkButton to={next} variant="secondary">
          {portalTexts.section.older}
        </LinkButton>
      </p>
    )}
  </>
)
