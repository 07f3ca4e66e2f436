import type { home, Output } from '@leserkonto/contracts'
import { addresses, safeLink } from '@leserkonto/rules'
import { homeTexts } from '@leserkonto/texts'
import { Badge } from '@leserkonto/ui/Badge'
import { buttonLook } from '@leserkonto/ui/Button'
import { Image } from '@leserkonto/ui/Image'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { OnGlyph } from '../../shell/glyphs.tsx'
import { Section } from '../../shell/Section.tsx'
import { RowLink } from '../../shell/ValueRows.tsx'
import classes from './Today.module.css'

const texts = homeTexts.today

/** What the newspaper has for the reader today. */
export type News = Output<typeof home.today>
type Story = News['marked'][number]

/** Today's lead and what the reader marked last; where nothing comes of it, it is left out. */
export function TodayBlock() {
  const { shortcut: edition } = useAccount().page.edition
  const { data, isError } = trpc.home.today.useQuery({ edition })
  if (isError || (data && !data.lead && data.marked.length === 0)) return null
  return <Today news={data} />
}

/** The lead and the marked articles side by side, or their places. */
export const Today = ({ news }: { news: News | undefined }) => (
  <Section title={texts.title}>
    <div className={classes.today} aria-busy={news === undefined || undefined}>
      {news?.lead !== null && <Lead story={news?.lead} />}
      <Marked news={news} />
    </div>
    <a className={classes.more} href={addresses.overview}>
      {texts.front}
      <OnGlyph />
    </a>
  </Section>
)

const Lead = ({ story }: { story: Story | undefined }) => (
  <article className={classes.lead}>
    {story?.picture ? (
      <Image src={story.picture.large} alt="" ratio="16/9" />
    ) : (
      !story && <Skeleton shape="box" className={classes.frame} />
    )}
    <div className={classes.words}>
      {story ? (
        <>
          <Topline story={story} />
          <h3>
            <a href={safeLink(story.url)}>{story.headline}</a>
          </h3>
          <p className={classes.teaser}>{story.teaser}</p>
          {story.authors.length > 0 && (
            <p className={actions.soft}>{texts.by(story.authors.join(' und '))}</p>
          )}
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </div>
  </article>
)

const Topline = ({ story: { plus, category } }: { story: Story }) => (
  <p className={classes.topline}>
    {plus && <Badge name="plus" size="small" />}
    {category}
  </p>
)

function Marked({ news }: { news: News | undefined }) {
  const paths = usePaths()
  const isNone = news?.marked_count === 0
  return (
    <div className={classes.marked}>
      <h3>{texts.marked}</h3>
      {!news && <Skeleton lines={3} />}
      {isNone && (
        <>
          <p>{texts.none}</p>
          <p>
            <a {...buttonLook({ variant: 'secondary' })} href={addresses.overview}>
              {texts.choose}
            </a>
          </p>
        </>
      )}
      {news && !isNone && (
        <>
          <ul>
            {news.marked.map((story) => (
              <MarkedStory key={story.id} story={story} />
            ))}
          </ul>
          <span className={classes.more}>
            <RowLink to={paths.news}>
              {texts.all(news.marked_count)}
              <OnGlyph />
            </RowLink>
          </span>
        </>
      )}
    </div>
  )
}

const MarkedStory = ({ story }: { story: Story }) => (
  <li>
    <div>
      <Topline story={story} />
      <h4>
        <a href={safeLink(story.url)}>{story.headline}</a>
      </h4>
    </div>
    {story.picture && <Image src={story.picture.small} alt="" className={classes.small} />}
  </li>
)
