import type { ArticleTeaser, FrontBlock as Block, Front } from '@leserkonto/publisher-wire/content'
import { addresses, sectionAddress } from '@leserkonto/rules'
import { latestSection, portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { visuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { Fragment } from 'react'
import { ListTitle } from '../blocks/BlockTitle.tsx'
import { Videos } from '../blocks/Videos.tsx'
import { FrontBlock } from '../front/FrontBlock.tsx'
import { shownBlocks } from '../front/front-blocks.ts'
import { Stories } from '../front/Stories.tsx'
import { Island } from '../islands/Island.tsx'
import type { PortalSurroundings } from '../view.ts'
import classes from './OverviewPage.module.css'

type OverviewPageProps = PortalSurroundings & { front: Front; latest: readonly ArticleTeaser[] }

/** The front: blocks in the editors' order. */
export const OverviewPage = ({ front, latest, edition, now }: OverviewPageProps) => (
  <>
    <h1 className={visuallyHidden}>{portalTexts.overview.heading(edition.name)}</h1>
    <div className={classes.front}>
      {shownBlocks(front.blocks).map((block, place) => (
        <Fragment key={(block.lead ?? block.articles[0])?.id}>
          <section className={placeOf[block.type]}>
            <FrontBlock block={block} now={now} />
          </section>
          {place === 0 && <NewsletterLine />}
        </Fragment>
      ))}
      <VideoRow articles={front.blocks.flatMap(({ articles }) => articles)} />
      {latest.length > 0 && (
        <section>
          <ListTitle to={sectionAddress(latestSection.slug)}>{latestSection.name}</ListTitle>
          <Stories articles={latest} now={now} next={sectionAddress(latestSection.slug)} headingTag="h3" />
        </section>
      )}
    </div>
  </>
)

/** Below the opening, so that a phone's first screens have it. */
const NewsletterLine = () => (
  <p className={classes.newsletters}>
    {portalTexts.overview.newsletters.text}{' '}
    <Link href={addresses.newsletter}>{portalTexts.overview.newsletters.link}</Link>
  </p>
)

/** The two that share a row, opinions to the left. */
const placeOf: Partial<Record<Block['type'], string | undefined>> = {
  opinion: classes.opinion,
  'most-read': classes.mostRead,
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
