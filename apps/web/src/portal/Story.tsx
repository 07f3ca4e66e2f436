import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { truncate } from '@leserkonto/rules'
import { BadgeList } from '@leserkonto/ui/BadgeList'
import { classNames } from '@leserkonto/ui/class-names'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { Headline } from '@leserkonto/ui/Headline'
import { Image } from '@leserkonto/ui/Image'
import { Link } from '@leserkonto/ui/Link'
import classes from './Story.module.css'
import { storyPicture } from './story-picture.ts'

type StoryProps = {
  article: ArticleTeaser
  now: Date
  /** `lead` opens a front, `tile` stands in a grid, `line` has the picture beside the text. */
  look: 'lead' | 'tile' | 'line'
  /** Level in the outline of the page. @default 'h3' */
  tag?: 'h2' | 'h3'
  /** The main picture of the page. */
  priority?: boolean
}

const textLength = 180

/** An article in a list: one link that covers all of it. */
export function Story({ article, now, look, tag = 'h3', priority = false }: StoryProps) {
  const picture = storyPicture(article)
  const withText = look !== 'line'
  return (
    <article className={classNames(classes.story, classes[look])}>
      {picture && (
        <Image
          src={picture}
          alt=""
          ratio={look === 'lead' ? '16/9' : '3/2'}
          priority={priority}
          className={classes.picture}
        />
      )}
      <div className={classes.text}>
        <BadgeList names={article.badges} specialNames={article.specialBadges} size="small" />
        <p className={classes.category}>{article.category}</p>
        <Headline
          variant={look === 'lead' ? 'headline1' : 'headline4'}
          tag={tag}
          className={classes.headline}
        >
          <Link to={article.url} className={classes.link}>
            {article.headline}
          </Link>
        </Headline>
        {withText && <p className={classes.teaser}>{truncate(article.teaser, textLength)}</p>}
        <DateDisplay dates={article} now={now} mode="recent" className={classes.date} />
      </div>
    </article>
  )
}
