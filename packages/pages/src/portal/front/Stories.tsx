import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { noAnswerTexts, portalTexts } from '@leserkonto/texts'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import classes from './Stories.module.css'
import step from './TwoColumns.module.css'

type StoriesProps = {
  articles: readonly ArticleTeaser[]
  now: Date
  /** Address of the next page; null on the last. */
  next: string | null
  headingTag: 'h2' | 'h3'
  priorityCount?: number
  /** Text of the link to the next page. @default that of a section */
  more?: string
}

const form = {
  desktopSize: 'smallVariant',
  mobileSizes: ['medium'],
  dateDisplay: 'always',
  mobileText: false,
  desktopText: true,
} as const

/**
 * A list of articles that grows at its end; without scripts its next page is a link. The template is a placeholder for what
 * is being loaded.
 */
export const Stories = ({ articles, next, more = portalTexts.section.older, ...teasers }: StoriesProps) => (
  <>
    <TeaserGrid {...form} {...teasers} className={step.abreast} articles={articles} data-stories />
    <VisuallyHidden role="status" data-arrived={portalTexts.section.arrived} />
    {next && (
      <p
        className={classes.more}
        data-more
        data-silent={noAnswerTexts.silent}
        data-offline={noAnswerTexts.offline}
      >
        <LinkButton href={next} variant="secondary">
          {more}
        </LinkButton>
      </p>
    )}
    {next && (
      <template data-placeholder>
        <TeaserGrid {...form} now={teasers.now} articles={null} mockCount={1} />
      </template>
    )}
  </>
)
