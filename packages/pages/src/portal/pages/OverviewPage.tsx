import type { ArticleTeaser, Front, FrontBlock } from '@leserkonto/publisher-wire/content'
import { sectionAddress } from '@leserkonto/rules'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { latestSection, portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { Cards } from '../Cards.tsx'
import { cardArticle } from '../card-article.ts'
import { type ShownBlock, shownBlocks } from '../front-blocks.ts'
import { Island } from '../Island.tsx'
import { Stories } from '../Stories.tsx'
import { Videos } from '../Videos.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './OverviewPage.module.css'

type OverviewPageProps = PortalSurroundings & { front: Front; latest: readonly ArticleTeaser[] }

/** The front: blocks in the editors' order. */
export const OverviewPage = ({ front, latest, edition, now }: OverviewPageProps) => (
  <>
    <h1>
      <VisuallyHidden>{portalTexts.overview.heading(edition.name)}</VisuallyHidden>
    </h1>
    {shownBlocks(front.blocks).map((block, index) => (
      <section key={(block.lead ?? block.articles[0])?.id} className={classes.block}>
        <Block block={block} now={now} isFirst={index === 0} />
      </section>
    ))}
    <VideoRow articles={front.blocks.flatMap(({ articles }) => articles)} />
    {latest.length > 0 && (
      <section>
        <Headline variant="blockLine" className={classes.title}>
          {latestSection.name}
        </Headline>
        <Stories articles={latest} now={now} next={sectionAddress(latestSection.slug)} headlineTag="h3" />
      </section>
    )}
  </>
)

/** The front's videos again, side by side; each leads to its article. */
function VideoRow({ articles }: { articles: readonly ArticleTeaser[] }) {
  const videos = articles.flatMap(({ url, media, videos = [] }) =>
    (media?.videos ?? videos).map((video) => ({ ...video, url })),
  )
  if (videos.length === 0) return null
  const row = { title: portalTexts.overview.videos, videos }
  return (
    <section className={classes.block}>
      <Island name="videos" component={Videos} props={row} />
    </section>
  )
}

type BlockProps = { block: ShownBlock; now: Date; isFirst: boolean }

/** Sizes of a block's teasers on phones, in order: the first is large. */
const mobileSizes = {
  lead: ['medium'],
  'three-below': ['medium'],
  grid: ['large', 'small', 'small'],
} as const

function Block({ block: { type, title, lead, articles }, now, isFirst }: BlockProps) {
  if (type === 'card-slider') return <CardRow title={title} articles={articles} now={now} />
  return (
    <>
      {title ? (
        <Headline variant="blockLine" className={classes.title}>
          {title}
        </Headline>
      ) : (
        <h2>
          <VisuallyHidden>{isFirst ? portalTexts.overview.lead : portalTexts.overview.more}</VisuallyHidden>
        </h2>
      )}
      <TeaserGrid
        articles={articles}
        lead={lead}
        now={now}
        layout={type === 'grid' ? 'grid' : 'three-below'}
        mobileSizes={mobileSizes[type]}
        priorityCount={isFirst ? 1 : 0}
      />
    </>
  )
}

function CardRow({
  title,
  articles,
  now,
}: {
  title: string | null
  articles: FrontBlock['articles']
  now: Date
}) {
  const cards = {
    title: title ?? portalTexts.overview.more,
    articles: articles.map(cardArticle),
    nowMs: now.getTime(),
  }
  return <Island name="cards" component={Cards} props={cards} />
}
