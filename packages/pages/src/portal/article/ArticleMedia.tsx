import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { isAdvert } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { Pictures } from '../blocks/Pictures.tsx'
import { Videos } from '../blocks/Videos.tsx'
import { Island } from '../islands/Island.tsx'
import classes from './Article.module.css'
import { FilmPlayer, RecordingPlayer } from './player/Player.tsx'
import { isPlayed, mediaOf } from './player/playable.ts'

type ArticleMediaProps = {
  article: ArticleTeaser
  /** Those that are shown elsewhere in the page. */
  shown: readonly object[]
}

/** Pictures, videos and recordings of an article: played in the page where their files are known, else links to them. */
export function ArticleMedia({ article, shown }: ArticleMediaProps) {
  const { images, ...media } = mediaOf(article)
  const texts = portalTexts.article
  const pictures = { images, label: texts.slider, isAdvert: isAdvert(article) }
  const videos = media.videos.filter((one) => !shown.includes(one))
  const audio = media.audio.filter((one) => !shown.includes(one))
  const linked = videos.filter((one) => !isPlayed(one))
  const films = { title: texts.videos, videos: linked }
  return (
    <>
      {images.length > 0 && <Island name="pictures" component={Pictures} props={pictures} />}
      {videos.filter(isPlayed).map((film) => (
        <FilmPlayer key={film.url} film={film} />
      ))}
      {linked.length > 0 && <Island name="videos" component={Videos} props={films} />}
      {audio.length > 0 && (
        <section className={classes.recordings}>
          <Headline variant="headline3" headingTag="h2">
            {texts.audio}
          </Headline>
          <ul>
            {audio.map((one) => (
              <li key={one.url}>
                {isPlayed(one) ? (
                  <RecordingPlayer recording={one} />
                ) : (
                  <Link href={one.url}>{one.title}</Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
