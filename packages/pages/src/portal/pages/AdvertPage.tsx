import { Article, type ArticleProps } from '../article/Article.tsx'
import { SponsoredHeader } from '../blocks/SponsoredHeader.tsx'
import { Island } from '../islands/Island.tsx'
import { storyPicture } from '../story-picture.ts'

/** An article that somebody paid for. */
export function AdvertPage(props: ArticleProps) {
  const { headline, teaser } = props.article
  const header = { title: headline, description: teaser, images: storyPicture(props.article) }
  return (
    <Article {...props}>
      <Island name="sponsored" component={SponsoredHeader} props={header} />
    </Article>
  )
}
