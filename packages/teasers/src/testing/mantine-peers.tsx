import * as Mantine from '@mantine/core'
import type { ReactElement } from 'react'
import { ArticleTeaser } from '../ArticleTeaser/ArticleTeaser.tsx'
import type { TeaserArticle } from '../article.ts'
import { CardTeaser } from '../CardTeaser/CardTeaser.tsx'
import { ImageTeaser } from '../ImageTeaser/ImageTeaser.tsx'
import { sampleArticle, sampleArticles, sampleNow } from '../sample-articles.ts'
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

/** Each teaser, and the grid of thirty of an overview, beside the same from Mantine where that has such a thing. */
export const pairs = [
  {
    block: 'ArticleTeaser',
    ours: <ArticleTeaser article={article} now={sampleNow} />,
    mantine: inMantine(<MantineTeaser article={article} now={sampleNow} />),
  },
  { block: 'CardTeaser', ours: <CardTeaser article={article} now={sampleNow} /> },
  { block: 'ImageTeaser', ours: <ImageTeaser to="/dossier" image="/a.jpg" headline="Die Aue" /> },
  {
    block: 'TeaserGrid of 30',
    ours: <TeaserGrid articles={thirty} now={sampleNow} />,
    mantine: inMantine(<MantineTeasers articles={thirty} now={sampleNow} />),
  },
]
