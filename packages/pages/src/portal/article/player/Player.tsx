import type { Video } from '@leserkonto/publisher-wire/content'
import { playerTexts, timeCode } from '@leserkonto/texts'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { useId } from 'react'
import type { OverlayName } from '../../islands/open-overlays.ts'
import classes from './Player.module.css'
import { type Played, posterOf } from './playable.ts'

export type FilmPlayerProps = {
  film: Played<Video>
  /** What is to be seen on the still, and who made it. */
  caption?: string | undefined
  /** It is the main picture of the page. */
  isFirst?: boolean | undefined
}

/**
 * A film, played by the browser's own player: nothing of it is loaded before a press, and it works without scripts. What else it
 * can do wakes with the first press. Source: docs/spec/presentation.md#players.
 */
export function FilmPlayer({ film, caption, isFirst }: FilmPlayerProps) {
  const { captions = [], sources, title } = film
  // A host of others hands out subtitles only to who asks without cookies.
  const isForeign = captions.some(({ src }) => !src.startsWith('/'))
  return (
    <figure className={classes.player} data-player={sources[0]?.src}>
      <div className={classes.screen}>
        {/* biome-ignore lint/a11y/useMediaCaption: where the newsroom sends subtitles, they are there */}
        <video
          controls
          preload="none"
          playsInline
          poster={posterOf(film)}
          aria-label={title}
          crossOrigin={isForeign ? 'anonymous' : undefined}
          data-first={isFirst || undefined}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {captions.map(({ src, lang, label }) => (
            <track key={src} kind="captions" src={src} srcLang={lang} label={label} />
          ))}
          <Instead src={sources[0]?.src} />
        </video>
        <a className={classes.sign} href={sources[0]?.src} data-opens={play}>
          <VisuallyHidden>
            {playerTexts.play} {title}
          </VisuallyHidden>
        </a>
      </div>
      <Caption media={film} more={caption} />
      <Chapters media={film} />
    </figure>
  )
}

/** A recording, played as a film is. */
export const RecordingPlayer = ({ recording }: { recording: Played }) => (
  <figure className={classes.player} data-player={recording.sources[0]?.src}>
    <Caption media={recording} />
    {/* biome-ignore lint/a11y/useMediaCaption: the newsroom's text goes with it */}
    <audio className={classes.recording} controls preload="none" aria-label={recording.title}>
      {recording.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <Instead src={recording.sources[0]?.src} />
    </audio>
    <Chapters media={recording} />
  </figure>
)

const [play, chapter]: OverlayName[] = ['play', 'chapter']

const Instead = ({ src }: { src: string | undefined }) => (
  <p>
    {playerTexts.instead} <a href={src}>{playerTexts.file}</a>
  </p>
)

function Caption({ media: { title, duration }, more }: { media: Played; more?: string | undefined }) {
  return (
    <figcaption className={classes.caption}>
      <span>
        <strong>{title}</strong>
        {duration !== undefined && ` (${timeCode(duration)})`} {more}
      </span>
      <Speed />
    </figcaption>
  )
}

/** Of no use before something plays: the script shows it then. */
function Speed() {
  const id = useId()
  return (
    <span className={classes.speed} data-speed hidden>
      <label htmlFor={id}>{playerTexts.speed}</label>
      <select id={id} defaultValue="1">
        {playerTexts.speeds.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Without scripts each opens the file at its place. Source: https://www.w3.org/TR/media-frags/#naming-time. */
function Chapters({ media: { chapters = [], sources } }: { media: Played }) {
  if (chapters.length === 0) return null
  return (
    <nav aria-label={playerTexts.chapters}>
      <ol className={classes.chapters}>
        {chapters.map(({ at, title }) => (
          <li key={at}>
            <a href={`${sources[0]?.src}#t=${at}`} data-opens={chapter} data-at={at}>
              <span className={classes.time}>{timeCode(at)}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
