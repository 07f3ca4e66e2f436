import { portalTexts } from '@leserkonto/texts'
import { ArticleHeader } from '@leserkonto/ui/ArticleHeader'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { PersonLine } from '@leserkonto/ui/PersonLine'
import { StoryHeaderImage } from '@leserkonto/ui/StoryHeaderImage'
import { Article, type ArticleProps } from '../Article.tsx'
import { sectionPath } from '../section-path.ts'
import { storyPicture } from '../story-picture.ts'
import classes from './ArticlePage.module.css'

/** An article: all of it, or its teaser and the offer. */
export function ArticlePage(props: ArticleProps) {
  const { article, imageCredit, now } = props
  const picture = storyPicture(article)
  return (
    <Article {...props}>
      <ArticleHeader
        title={article.headline}
        badges={[...article.badges, ...article.specialBadges]}
        tag={{
          label: article.isComment ? portalTexts.article.comment : article.category,
          to: sectionPath(article),
        }}
        italicTitle={article.isComment}
        showLogo={false}
      >
        <PersonLine persons={article.authors} withVon withPictures />
        <DateDisplay dates={article} now={now} mode="always" story />
      </ArticleHeader>
      <p className={classes.intro}>{article.teaser}</p>
      {picture && (
        <StoryHeaderImage
          images={picture}
          description={article.imageAlt && `${article.imageAlt}.`}
          credit={imageCredit ?? undefined}
        />
      )}
    </Article>
  )
}
