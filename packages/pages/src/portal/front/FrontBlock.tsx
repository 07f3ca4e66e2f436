import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { portalTexts } from '@leserkonto/texts'
import { visuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { BlockTitle } from '../blocks/BlockTitle.tsx'
import { Cards } from '../blocks/Cards.tsx'
import { cardArticle } from '../blocks/card-article.ts'
import { MostRead } from '../blocks/MostRead.tsx'
import { Island } from '../islands/Island.tsx'
import { sectionPath } from '../portal-route.ts'
import type { ShownBlock } from './front-blocks.ts'
import { GridBlock } from './GridBlock.tsx'
import { Opening } from './Opening.tsx'
import { OpinionBlock } from './OpinionBlock.tsx'
import { PictureBlock } from './PictureBlock.tsx'
import step from './TwoColumns.module.css'

type FrontBlockProps = { block: ShownBlock; now: Date }

/** A block of the front under its title, which leads to the section of its first article. */
export function FrontBlock({ block, now }: FrontBlockProps) {
  const { type, title, articles, lead } = block
  if (type === 'card-slider') return <CardRow block={block} now={now} />
  const [first = lead] = articles
  return (
    <>
      {title ? (
        <BlockTitle to={type === 'most-read' ? undefined : first && sectionPath(first)}>{title}</BlockTitle>
      ) : (
        <h2 className={visuallyHidden}>{lead ? portalTexts.overview.lead : portalTexts.overview.more}</h2>
      )}
      <Teasers block={block} now={now} />
    </>
  )
}

function Teasers({ block: { type, lead, articles }, now }: FrontBlockProps) {
  if (lead) return <Opening lead={lead} row={articles} now={now} headingTag="h3" />
  switch (type) {
    case 'grid':
      return <GridBlock articles={articles} now={now} />
    case 'opinion':
      return <OpinionBlock articles={articles} now={now} />
    case 'pictures':
      return <PictureBlock articles={articles} />
    case 'most-read':
      return <MostRead articles={articles} />
    default:
      return (
        <TeaserGrid
          className={step.abreast}
          articles={articles}
          now={now}
          layout="three-below"
          mobileSizes={['medium']}
        />
      )
  }
}

function CardRow({ block: { title, articles }, now }: FrontBlockProps) {
  const cards = {
    title: title ?? portalTexts.overview.more,
    to: articles[0] && sectionPath(articles[0]),
    articles: articles.map(cardArticle),
    nowMs: now.getTime(),
  }
  return <Island name="cards" component={Cards} props={cards} />
}
