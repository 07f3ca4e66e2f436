import { portalTexts } from '@leserkonto/texts'
import { ArticleHeader } from '@leserkonto/ui/ArticleHeader'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { PersonLine } from '@leserkonto/ui/PersonLine'
import type { Action } from '@leserkonto/ui/PrimaryAction'
import { classNames } from '@leserkonto/ui/parts/class-names'
import { registerStandardIcons } from '@leserkonto/ui/parts/standard-icons'
import { StoryHeaderImage } from '@leserkonto/ui/StoryHeaderImage'
import { Article, type ArticleProps } from '../article/Article.tsx'
import enlarge from '../blocks/Enlarge.module.css'
import { Enlarge } from '../blocks/Enlarge.tsx'
import { sectionPath } from '../portal-route.ts'
import { storyPicture, widestPicture } from '../story-picture.ts'
import classes from './ArticlePage.module.css'

// On the server only, where their size is of no matter.
registerStandardIcons()

/** An article: all of it, or its teaser and the offer. */
export function ArticlePage(props: ArticleProps) {
  const { article, imageCredit, now } = props
  const [picture, large] = [storyPicture(article), widestPicture(article)]
  return (
    <Article {...props}>
      <ArticleHeader
        title={article.headline}
        badges={[...article.badges, ...article.specialBadges]}
        tag={{
          label: article.isComment ? portalTexts.article.comment : article.category,
          href: sectionPath(article),
        }}
        italicTitle={article.isComment}
        showLogo={false}
        primaryAction={props.body === null ? undefined : actionOf(article)}
      >
        <PersonLine persons={article.authors} withVon withPictures />
        <DateDisplay dates={article} now={now} mode="always" story />
      </ArticleHeader>
      <p className={classes.intro}>{article.teaser}</p>
      {picture && (
        <div className={classNames(enlarge.pictured, classes.picture)} data-pictured>
          <StoryHeaderImage
            images={picture}
            description={article.imageAlt && `${article.imageAlt}.`}
            credit={imageCredit ?? undefined}
            damId={article.damId}
          />
          {large && <Enlarge src={large} opens="lightbox" />}
        </div>
      )}
    </Article>
  )
}

/** Where there is something to hear or to see, that is what most readers come for. */
function actionOf({ media, ...article }: ArticleProps['article']): Action | undefined {
  const { videos: [video] = [], audio: [recording] = [] } = media ?? article
  const icon = { name: 'circle-play' }
  if (recording) return { text: portalTexts.article.listen, href: recording.url, icon }
  return video && { text: portalTexts.article.watch, href: video.url, icon }
}
