import * as Mantine from '@mantine/core'
import type { ReactElement } from 'react'
import { ArticleTeaser } from '../ArticleTeaser/ArticleTeaser.tsx'
import type { TeaserArticle } from '../article.ts'
import { CardTeaser } from '../CardTeaser/CardTeaser.tsx'
import { ImageTeaser } from '../ImageTeaser/ImageTeaser.tsx'
import { sampleArticle, sampleArticles, sampleNow } from '../samples/sample-articles.ts'
import { TeaserGrid } from '../TeaserGrid/TeaserGrid.tsx'
import { MantineTeaser, MantineTeasers } from './MantineTeasers.tsx'

/** Thirty articles of every sort, with pictures as the article source names them. */
const thirty: readonly TeaserArticle[] = Array.from({ length: 30 }, (_, index) => ({
  ...sampleArticle,
  ...sampleArticles[index % sampleArticles.length],
  url: `/artikel/${index}`,
  teaserImage: {
    mobileImages: { small: `/bilder/${index}-320.jpg`, large: `/bilder/${index}-640.jpg` },
    desktopImages: { medium: `/bilder/${index}-640.jpg`, extraLarge: `/bilder/${index}-1440.jpg` },
  },
}))
const article = thirty[0] ?? sampleArticle

const inMantine = (page: ReactElement) => <Mantine.MantineProvider>{page}</Mantine.MantineProvider>

/** The same words over the same picture. */
const MantineImageTeaser = () => (
  <Mantine.Card component="article" padding={0}>
    <Mantine.AspectRatio ratio={3 / 2}>
      <Mantine.Image src="/a.jpg" alt="" loading="lazy" />
    </Mantine.AspectRatio>
    <Mantine.Overlay gradient="linear-gradient(transparent, black)">
      <Mantine.Title order={3}>
        <Mantine.Anchor href="/dossier">Die Aue</Mantine.Anchor>
      </Mantine.Title>
    </Mantine.Overlay>
  </Mantine.Card>
)

/** Each teaser, and the grid of thirty of an overview, beside the same built from Mantine. */
export const pairs = [
  {
    block: 'ArticleTeaser',
    ours: <ArticleTeaser article={article} now={sampleNow} />,
    mantine: inMantine(<MantineTeaser article={article} now={sampleNow} />),
  },
  {
    block: 'CardTeaser',
    ours: <CardTeaser article={article} now={sampleNow} />,
    mantine: inMantine(<MantineTeaser article={{ ...article, teaser: null }} now={sampleNow} />),
  },
  {
    block: 'ImageTeaser',
    ours: <ImageTeaser href="/dossier" image="/a.jpg" headline="Die Aue" />,
    mantine: inMantine(<MantineImageTeaser />),
  },
  {
    block: 'TeaserGrid of 30',
    ours: <TeaserGrid articles={thirty} now={sampleNow} />,
    mantine: inMantine(<MantineTeasers articles={thirty} now={sampleNow} />),
  },
]
