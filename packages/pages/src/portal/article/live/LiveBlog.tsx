import type { Live, LiveEntry } from '@leserkonto/publisher-wire/content'
import { dateTexts, liveTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { distinctKeys } from '@leserkonto/ui/parts/distinct-keys'
import { visuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { withLinks } from '../../blocks/linked-words.tsx'
import classes from './LiveBlog.module.css'

/** Where "Zum Neuesten" leads. */
export const newestId = 'neuester-eintrag'

type LiveBlogProps = {
  live: Live
  /** Where its page asks for what is new. */
  address: string
}

/**
 * A live blog, the newest first. Its script asks for what is new and adds it without moving what is read; without one the page
 * is as it was when it was opened. Source: docs/spec/presentation.md#live-blog.
 */
export const LiveBlog = ({ live, address }: LiveBlogProps) => (
  <section
    className={classes.blog}
    data-live={live.ended ? undefined : address}
    data-arrived-one={liveTexts.arrivedOne}
    data-arrived={liveTexts.arrived}
  >
    <Headline variant="headline2">{liveTexts.title}</Headline>
    <p className={visuallyHidden} role="status" />
    <p className={classes.arrived} hidden>
      <a href={`#${newestId}`}>{liveTexts.newest}</a>
    </p>
    {live.ended && <p>{liveTexts.ended}</p>}
    {live.entries.length === 0 ? <p>{liveTexts.empty}</p> : <LiveEntries live={live} />}
  </section>
)

/** The entries alone: pinned ones first, then the newest. */
export function LiveEntries({ live }: { live: Live }) {
  const sorted = live.entries.toSorted((one, other) => other.time - one.time)
  const shown = [...sorted.filter(({ pinned }) => pinned), ...sorted.filter(({ pinned }) => !pinned)]
  const newest = shown.find(({ pinned }) => !pinned)
  return (
    <ol className={classes.entries}>
      {shown.map((entry) => (
        <Entry key={entry.id} entry={entry} newest={newest} />
      ))}
    </ol>
  )
}

function Entry({ entry, newest }: { entry: LiveEntry; newest: LiveEntry | undefined }) {
  const { id, headline, paragraphs, links, pinned } = entry
  const keys = distinctKeys(paragraphs)
  return (
    <li
      id={entry === newest ? newestId : undefined}
      className={classes.entry}
      data-entry={id}
      data-pinned={pinned || undefined}
      tabIndex={-1}
    >
      <p className={classes.time}>
        {pinned && <strong>{liveTexts.pinned} </strong>}
        <time dateTime={new Date(entry.time * 1_000).toISOString()}>{timeOf(entry, newest ?? entry)}</time>
      </p>
      {headline && (
        <Headline variant="headline4" headingTag="h3">
          {headline}
        </Headline>
      )}
      {withLinks(paragraphs, links).map((paragraph, index) => (
        <p key={keys[index]}>{paragraph}</p>
      ))}
    </li>
  )
}

/** Those of another day than the newest say which, so that the same entries are the same bytes at any time. */
function timeOf({ time }: LiveEntry, newest: LiveEntry): string {
  const at = new Date(time * 1_000)
  const isSameDay = dateTexts.day(at) === dateTexts.day(new Date(newest.time * 1_000))
  return isSameDay ? dateTexts.time(at) : dateTexts.moment(at)
}
