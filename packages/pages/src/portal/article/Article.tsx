import { addresses } from '@leserkonto/rules'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { paywallTexts, portalTexts } from '@leserkonto/texts'
import { Breadcrumb } from '@leserkonto/ui/Breadcrumb'
import { Headline } from '@leserkonto/ui/Headline'
import { classNames } from '@leserkonto/ui/parts/class-names'
import type { ReactNode } from 'react'
import { paidText } from '../document/news-article.ts'
import { sectionPath } from '../portal-route.ts'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './Article.module.css'
import { ArticleMedia } from './ArticleMedia.tsx'
import { Bookmark } from './Bookmark.tsx'
import { GiveAway } from './GiveAway.tsx'
import { Offer } from './Offer.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import { Share } from './Share.tsx'
import { StoryText } from './StoryText.tsx'

export type ArticleProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'article' }>, 'page'>

/** What all articles share. The children are the head and what follows it: the text or the offer, and more to read. */
export function Article(props: ArticleProps & { children: ReactNode }) {
  const { edition, article, opening, body, elements, wall, related, now, children } = props
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
        {opening !== null && <p className={classes.text}>{opening}</p>}
        <div className={classNames(classes.rest, article.access === 'plus' && paidText)}>
          {body && (
            <>
              <div className={classes.text}>
                <StoryText body={body} elements={elements} />
              </div>
              <ArticleMedia article={article} />
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
      {related.length > 0 && (
        <section className={classes.related}>
          <Headline variant="blockLine">{portalTexts.article.related}</Headline>
          <TeaserGrid articles={related} now={now} layout="three-below" />
        </section>
      )}
    </>
  )
}
