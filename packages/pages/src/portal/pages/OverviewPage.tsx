import type { ArticleTeaser, FrontBlock as Block } from '@leserkonto/publisher-wire/content'
import { addresses } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { visuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { Fragment } from 'react'
import { Videos } from '../blocks/Videos.tsx'
import { BreakingBar } from '../front/BreakingBar.tsx'
import { breakingNews } from '../front/breaking-news.ts'
import { FrontBlock } from '../front/FrontBlock.tsx'
import { shownBlocks } from '../front/front-blocks.ts'
import { Latest } from '../front/Latest.tsx'
import { SectionLines } from '../front/SectionLines.tsx'
import { Island } from '../islands/Island.tsx'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './OverviewPage.module.css'

type OverviewPageProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'overview' }>, 'page'>

/** The front: breaking news, blocks in the editors' order, and between them what is newest. */
export function OverviewPage({ front, latest, sections, edition, now }: OverviewPageProps) {
  const breaking = breakingNews(front, latest, now)
  return (
    <>
      <h1 className={visuallyHidden}>{portalTexts.overview.heading(edition.name)}</h1>
      {breaking && <BreakingBar article={breaking} now={now} />}
      <div className={classes.front}>
        {shownBlocks(front.blocks).map((block, place) => (
          <Fragment key={(block.lead ?? block.articles[0])?.id}>
            <section className={place === 0 && latest.length > 0 ? classes.opening : placeOf[block.type]}>
              <FrontBlock block={block} now={now} />
            </section>
            {place === 0 && <Beside latest={latest} now={now} />}
          </Fragment>
        ))}
        {front.blocks.length === 0 && <Beside latest={latest} now={now} />}
        <VideoRow articles={front.blocks.flatMap(({ articles }) => articles)} />
        {sections.length > 0 && (
          <section className={classes.ground}>
            <SectionLines sections={sections} />
          </section>
        )}
      </div>
    </>
  )
}

/** What follows the opening on a phone and stands beside it on a wide screen. */
const Beside = ({ latest, now }: { latest: readonly ArticleTeaser[]; now: Date }) => (
  <>
    {latest.length > 0 && (
      <section className={classes.latest}>
        <Latest articles={latest} now={now} />
      </section>
    )}
    <NewsletterLine />
  </>
)

/** Below the opening, so that a phone's first screens have it. */
const NewsletterLine = () => (
  <p className={classes.newsletters}>
    {portalTexts.overview.newsletters.text}{' '}
    <Link href={addresses.newsletter}>{portalTexts.overview.newsletters.link}</Link>
  </p>
)

/** Opinions and the most read share a row, opinions to the left, on a ground of their own; pictures lie on a dark one. */
const placeOf: Partial<Record<Block['type'], string | undefined>> = {
  opinion: classes.opinion,
  'most-read': classes.mostRead,
  pictures: classes.dark,
}

/** The front's videos again, side by side; each leads to its article. */
function VideoRow({ articles }: { articles: readonly ArticleTeaser[] }) {
  const videos = articles.flatMap(({ url, media, videos = [] }) =>
    (media?.videos ?? videos).map((video) => ({ ...video, url })),
  )
  if (videos.length === 0) return null
  const row = { title: portalTexts.overview.videos, videos }
  return (
    <section>
      <Island name="videos" component={Videos} props={row} />
    </section>
  )
}
