import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { isAdvert } from '@leserkonto/rules'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { portalSections, portalTexts } from '@leserkonto/texts'
import { ArticleHeader } from '@leserkonto/ui/ArticleHeader'
import { Breadcrumb } from '@leserkonto/ui/Breadcrumb'
import { classNames } from '@leserkonto/ui/class-names'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { Headline } from '@leserkonto/ui/Headline'
import { PersonLine } from '@leserkonto/ui/PersonLine'
import { StoryHeaderImage } from '@leserkonto/ui/StoryHeaderImage'
import { ArticleMedia } from '../ArticleMedia.tsx'
import { Bookmark } from '../Bookmark.tsx'
import { Island } from '../Island.tsx'
import { Offer } from '../Offer.tsx'
import { paidText } from '../paid-text.ts'
import { SponsoredHeader } from '../SponsoredHeader.tsx'
import { StoryText } from '../StoryText.tsx'
import { storyPicture } from '../story-picture.ts'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './ArticlePage.module.css'

type ArticlePageProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'article' }>, 'page'>

/** An article: all of it, or its teaser and the offer. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, body, elements, isSignedIn, related, edition, now } = props
  return (
    <>
      <Breadcrumb
        className={classes.breadcrumb}
        items={[
          { label: portalTexts.article.breadcrumb, to: '/overview' },
          { label: article.category, to: sectionPath(article) },
          { label: article.headline },
        ]}
      />
      <article className={classes.article}>
        <Head {...props} />
        {!isAdvert(article) && <p className={classes.intro}>{article.teaser}</p>}
        <div className={classNames(classes.rest, article.access === 'plus' && paidText)}>
          {body ? (
            <>
              <div className={classes.text}>
                <StoryText body={body} elements={elements} />
              </div>
              <ArticleMedia article={article} />
            </>
          ) : (
            <Offer
              edition={edition}
              url={article.url}
              text={portalTexts.paywall.text}
              isSignedIn={isSignedIn}
            />
          )}
        </div>
        <Bookmark article={article} />
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

/** What a paid text says of itself stands above everything else it says. */
function Head({ article, imageCredit, now }: ArticlePageProps) {
  const picture = storyPicture(article)
  if (isAdvert(article)) {
    const header = { title: article.headline, description: article.teaser, images: picture }
    return (
      <Island name="sponsored" props={header}>
        <SponsoredHeader {...header} />
      </Island>
    )
  }
  return (
    <>
      <ArticleHeader
        title={article.headline}
        badges={[...article.badges, ...article.specialBadges]}
        tag={{
          label: article.isComment ? portalTexts.article.comment : article.category,
          to: sectionPath(article),
        }}
        italicTitle={article.isComment}
        showLogo={false}
      >
        <PersonLine persons={article.authors} withVon withPictures />
        <DateDisplay dates={article} now={now} mode="always" story />
      </ArticleHeader>
      {picture && (
        <StoryHeaderImage
          images={picture}
          description={article.imageAlt && `${article.imageAlt}.`}
          credit={imageCredit ?? undefined}
        />
      )}
    </>
  )
}

/** Adverts belong to none. */
function sectionPath({ category }: ArticleTeaser): string | undefined {
  const section = portalSections.find(({ name }) => name === category)
  return section && `/rubrik/${section.slug}`
}
