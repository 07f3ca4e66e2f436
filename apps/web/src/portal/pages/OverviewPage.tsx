import type { Front, FrontBlock } from '@leserkonto/publisher-wire/content'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { Cards } from '../Cards.tsx'
import { Island } from '../Island.tsx'
import { Story } from '../Story.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './OverviewPage.module.css'

type OverviewPageProps = PortalSurroundings & { front: Front }

/** The front: blocks in the editors' order. */
export const OverviewPage = ({ front, edition, now }: OverviewPageProps) => (
  <>
    <h1>
      <VisuallyHidden>{portalTexts.overview.heading(edition.name)}</VisuallyHidden>
    </h1>
    {front.blocks.map((block, index) => (
      <Block key={block.articles[0]?.id} block={block} now={now} isFirst={index === 0} />
    ))}
  </>
)

type BlockProps = { block: FrontBlock; now: Date; isFirst: boolean }

function Block({ block: { type, title, articles }, now, isFirst }: BlockProps) {
  const name = title ?? (type === 'lead' ? portalTexts.overview.lead : portalTexts.overview.more)
  if (type === 'card-slider')
    return (
      <section className={classes.block}>
        <Island name="cards" on="interaction" props={{ title: name, articles, nowMs: now.getTime() }}>
          <Cards title={name} articles={articles} nowMs={now.getTime()} />
        </Island>
      </section>
    )
  return (
    <section className={classes.block} data-type={type}>
      <Headline variant="blockLine">{title ?? <VisuallyHidden>{name}</VisuallyHidden>}</Headline>
      <div className={classes.stories}>
        {articles.map((article) => (
          <Story
            key={article.id}
            article={article}
            now={now}
            look={type === 'lead' ? 'lead' : 'tile'}
            priority={isFirst}
          />
        ))}
      </div>
    </section>
  )
}
