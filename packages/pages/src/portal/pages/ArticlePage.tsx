import { liveTexts, portalTexts } from '@leserkonto/texts'
import { ArticleHeader } from '@leserkonto/ui/ArticleHeader'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { PersonLine } from '@leserkonto/ui/PersonLine'
import type { Action } from '@leserkonto/ui/PrimaryAction'
import { classNames } from '@leserkonto/ui/parts/class-names'
import { registerStandardIcons } from '@leserkonto/ui/parts/standard-icons'
import { StoryHeaderImage } from '@leserkonto/ui/StoryHeaderImage'
import { Article, type ArticleProps } from '../article/Article.tsx'
import { newestId } from '../article/live/LiveBlog.tsx'
import { FilmPlayer, RecordingPlayer } from '../article/player/Player.tsx'
import { leadMedia, mediaOf } from '../article/player/playable.ts'
import enlarge from '../blocks/Enlarge.module.css'
import { Enlarge } from '../blocks/Enlarge.tsx'
import { captionOf } from '../blocks/LargePicture.tsx'
import { sectionPath } from '../portal-route.ts'
import { storyPicture, widestPicture } from '../story-picture.ts'
import classes from './ArticlePage.module.css'

// On the server only, where their size is of no matter.
registerStandardIcons()

/** An article: all of it, or its teaser and the offer. */
export function ArticlePage(props: ArticleProps) {
  const { article, imageCredit, now } = props
  const [picture, large] = [storyPicture(article), widestPicture(article)]
  const { film, recording } = leadMedia(article)
  const caption = article.imageAlt && `${article.imageAlt}.`
  return (
    <Article {...props} shown={[film, recording].filter((one) => one !== undefined)}>
      <ArticleHeader
        title={article.headline}
        badges={[...article.badges, ...article.specialBadges]}
        tag={{
          label: article.isComment ? portalTexts.article.comment : article.category,
          href: sectionPath(article),
        }}
        italicTitle={article.isComment}
        showLogo={false}
        primaryAction={props.body === null ? undefined : actionOf(props)}
      >
        <PersonLine persons={article.authors} withVon withPictures />
        <DateDisplay dates={article} now={now} mode="always" story />
      </ArticleHeader>
      <p className={classes.intro}>{article.teaser}</p>
      {film && <FilmPlayer film={film} caption={captionOf(caption, imageCredit)} isFirst />}
      {picture && !film && (
        <div className={classNames(enlarge.pictured, classes.picture)} data-pictured>
          <StoryHeaderImage
            images={picture}
            description={caption}
            focus={article.imageFocus}
            credit={imageCredit ?? undefined}
            damId={article.damId}
          />
          {large && <Enlarge src={large} opens="lightbox" />}
        </div>
      )}
      {recording && <RecordingPlayer recording={recording} />}
    </Article>
  )
}

/**
 * Where there is something to hear or to see, that is what most readers come for; what the page plays is right below. A live
 * blog is read from its newest entry.
 */
function actionOf({ article, live }: ArticleProps): Action | undefined {
  if (live) return { text: liveTexts.newest, href: `#${newestId}` }
  const { film, recording: played } = leadMedia(article)
  if (film || played) return undefined
  const { videos, audio } = mediaOf(article)
  const [video, recording] = [videos[0], audio[0]]
  const icon = { name: 'circle-play' }
  if (recording) return { text: portalTexts.article.listen, href: recording.url, icon }
  return video && { text: portalTexts.article.watch, href: video.url, icon }
}
