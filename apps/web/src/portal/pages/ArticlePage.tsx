import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { portalSections, portalTexts } from '@leserkonto/texts'
import { ArticleHeader } from '@leserkonto/ui/ArticleHeader'
import { Breadcrumb } from '@leserkonto/ui/Breadcrumb'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { Headline } from '@leserkonto/ui/Headline'
import { PersonLine } from '@leserkonto/ui/PersonLine'
import { StoryHeaderImage } from '@leserkonto/ui/StoryHeaderImage'
import { ArticleMedia } from '../ArticleMedia.tsx'
import { Offer } from '../Offer.tsx'
import { storyPicture } from '../story-picture.ts'
import type { PortalSurroundings } from '../view.ts'
import classes from './ArticlePage.module.css'

type ArticlePageProps = PortalSurroundings & {
  article: ArticleTeaser
  body: readonly string[] | null
  related: readonly ArticleTeaser[]
}

/** An article: all of it, or its teaser and the offer. */
export function ArticlePage({ article, body, related, ...surroundings }: ArticlePageProps) {
  const { edition, now } = surroundings
  const picture = storyPicture(article)
  const section = portalSections.find(({ name }) => name === article.category)
  return (
    <>
      <Breadcrumb
        className={classes.breadcrumb}
        items={[
          { label: portalTexts.article.breadcrumb, to: '/overview' },
          { label: article.category, to: section && `/rubrik/${section.slug}` },
        ]}
      />
      <article className={classes.article}>
        <ArticleHeader
          title={article.headline}
          badges={[...article.badges, ...article.specialBadges]}
          tag={{ label: article.isComment ? portalTexts.article.comment : article.category }}
          italicTitle={article.isComment}
          showLogo={false}
        >
          <PersonLine persons={article.authors} withVon withPictures />
          <DateDisplay dates={article} now={now} mode="always" story />
        </ArticleHeader>
        {picture && (
          <StoryHeaderImage images={picture} alt={article.imageAlt} description={article.imageAlt} />
        )}
        <div className={classes.text}>
          <p className={classes.intro}>{article.teaser}</p>
          {body?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {body ? <ArticleMedia article={article} /> : <Offer edition={edition} url={article.url} />}
      </article>
      {related.length > 0 && (
        <section className={classes.related}>
          <Headline variant="blockLine">{portalTexts.article.related}</Headline>
          <TeaserGrid articles={related} now={now} layout="three-below" />
        </section>
      )}
    </>
  )
}
