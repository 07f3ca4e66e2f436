import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { Article, type ArticleProps } from '../article/Article.tsx'
import { SponsoredHeader } from '../blocks/SponsoredHeader.tsx'
import { Island } from '../islands/Island.tsx'
import { storyPicture } from '../story-picture.ts'
import classes from './AdvertPage.module.css'

/** An article that somebody paid for. */
export function AdvertPage(props: ArticleProps) {
  const { headline, teaser, publicationDate, changeDate } = props.article
  const header = { title: headline, description: teaser, images: storyPicture(props.article) }
  return (
    <Article {...props}>
      <Island name="sponsored" component={SponsoredHeader} props={header} />
      <DateDisplay
        className={classes.date}
        dates={{ publicationDate, changeDate }}
        now={props.now}
        mode="always"
        story
      />
    </Article>
  )
}
