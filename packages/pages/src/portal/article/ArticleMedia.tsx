import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { isAdvert } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { Pictures } from '../blocks/Pictures.tsx'
import { Videos } from '../blocks/Videos.tsx'
import { Island } from '../islands/Island.tsx'

/** Pictures, videos and recordings of an article. If it has a media object, only that counts. */
export function ArticleMedia({ article }: { article: ArticleTeaser }) {
  const { images = [], videos = [], audio = [] } = article.media ?? article
  const texts = portalTexts.article
  const pictures = { images, label: texts.slider, isAdvert: isAdvert(article) }
  const films = { title: texts.videos, videos }
  return (
    <>
      {images.length > 0 && <Island name="pictures" component={Pictures} props={pictures} />}
      {videos.length > 0 && <Island name="videos" component={Videos} props={films} />}
      {audio.length > 0 && (
        <section>
          <Headline variant="headline3" headingTag="h2">
            {texts.audio}
          </Headline>
          <ul>
            {audio.map(({ title, url }) => (
              <li key={url}>
                <Link href={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
