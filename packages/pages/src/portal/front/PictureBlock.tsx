import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { ImageTeaser } from '@leserkonto/teasers/ImageTeaser'
import { storyPicture } from '../story-picture.ts'
import classes from './PictureBlock.module.css'

/** Articles that are looked at more than read: pictures that carry their words. */
export const PictureBlock = ({ articles }: { articles: readonly ArticleTeaser[] }) => (
  <div className={classes.pictures}>
    {articles.map((article) => (
      <ImageTeaser
        key={article.id}
        data-article-id={article.id}
        href={article.url}
        image={storyPicture(article)}
        imageAlt={article.imageAlt}
        damId={article.damId}
        badges={[...article.badges, ...article.specialBadges]}
        topmark={article.category}
        headline={article.headline}
      />
    ))}
  </div>
)
