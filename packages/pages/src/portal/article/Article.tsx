import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { addresses } from '@leserkonto/rules'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { paywallTexts, portalTexts } from '@leserkonto/texts'
import { Breadcrumb } from '@leserkonto/ui/Breadcrumb'
import { classNames } from '@leserkonto/ui/parts/class-names'
import type { ReactNode } from 'react'
import { BlockTitle } from '../blocks/BlockTitle.tsx'
import { MostRead } from '../blocks/MostRead.tsx'
import { paidText } from '../document/news-article.ts'
import { sectionPath } from '../portal-route.ts'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './Article.module.css'
import { ArticleMedia } from './ArticleMedia.tsx'
import { Bookmark } from './Bookmark.tsx'
import { GiveAway } from './GiveAway.tsx'
import { LiveBlog } from './live/LiveBlog.tsx'
import { Offer } from './Offer.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import { Share } from './Share.tsx'
import { PlaceLine, StoryText } from './StoryText.tsx'

export type ArticleProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'article' }>, 'page'>

type WholeArticleProps = ArticleProps & {
  /** Media that the head has already. */
  shown?: readonly object[]
  children: ReactNode
}

/** What all articles share. The children are the head and what follows it: the text or the offer, and more to read. */
export function Article(props: WholeArticleProps) {
  const { edition, article, opening, body, live, wall, related, mostRead = [], now, children } = props
  return (
    <>
      <Breadcrumb
        className={classes.breadcrumb}
        items={[
          { label: portalTexts.article.breadcrumb, href: addresses.overview },
          { label: article.category, href: sectionPath(article) },
          { label: article.headline },
        ]}
      />
      <article className={classes.article} data-address={edition.ownUrl + article.url}>
        {children}
        <ReadingNote {...props} />
        {opening !== null && (
          <p className={classNames(classes.text, classes.opening)}>
            <PlaceLine place={props.placeLine} />
            {opening}
          </p>
        )}
        <div className={classNames(classes.rest, article.access === 'plus' && paidText)}>
          {body && (
            <>
              <div className={classes.text}>
                <StoryText {...props} body={body} origins={edition.embedOrigins} />
              </div>
              {live && <LiveBlog live={live} address={`${article.url}/live`} />}
              <ArticleMedia article={article} shown={props.shown ?? []} />
            </>
          )}
          {wall && (
            <Offer
              {...props}
              wall={wall}
              freeArticles={edition.freeArticles}
              url={article.url}
              text={paywallTexts.article}
            />
          )}
        </div>
        <div className={classes.keep}>
          <Bookmark article={article} />
          <Share article={article} edition={edition} />
          {props.isGivable && <GiveAway article={article} />}
        </div>
      </article>
      {related.length > 0 && <Related of={article} articles={related} now={now} />}
      {mostRead.length > 0 && (
        <section className={classes.related}>
          <BlockTitle>{portalTexts.article.mostRead}</BlockTitle>
          <MostRead articles={mostRead} />
        </section>
      )}
    </>
  )
}

type RelatedProps = { of: ArticleTeaser; articles: readonly ArticleTeaser[]; now: Date }

/** Others of the section; where it has too few, the newest of all, which is not said to be of it. */
function Related({ of, articles, now }: RelatedProps) {
  const areOfSection = articles.every(({ category }) => category === of.category)
  return (
    <section className={classes.related}>
      <BlockTitle to={areOfSection ? sectionPath(of) : undefined}>
        {areOfSection ? portalTexts.article.moreOf(of.category) : portalTexts.article.others}
      </BlockTitle>
      <TeaserGrid articles={articles} now={now} layout="three-below" />
    </section>
  )
}
