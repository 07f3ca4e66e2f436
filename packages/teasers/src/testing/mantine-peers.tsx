import { imageSources, teaserImage } from '@leserkonto/rules'
import { articleDate } from '@leserkonto/rules/article-date'
import * as Mantine from '@mantine/core'
import type { ReactElement } from 'react'
import { ArticleTeaser } from '../ArticleTeaser/ArticleTeaser.tsx'
import type { TeaserArticle } from '../article.ts'
import { CardTeaser } from '../CardTeaser/CardTeaser.tsx'
import { ImageTeaser } from '../ImageTeaser/ImageTeaser.tsx'
import { teaserFacts } from '../parts/teaser-facts.ts'
import { sampleArticle, sampleArticles, sampleNow } from '../sample-articles.ts'
import { TeaserGrid } from '../TeaserGrid/TeaserGrid.tsx'

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

const sizes = { mobileSize: 'small', desktopSize: 'medium' } as const

/** The same teaser from Mantine's cards, groups, badges, titles and texts. */
function MantineTeaser({ article }: { article: TeaserArticle }) {
  const { badges, authors, words } = teaserFacts(article, {})
  return (
    <Mantine.Card component="article" padding={0}>
      <Mantine.AspectRatio ratio={3 / 2}>
        <Mantine.Image
          src={imageSources(teaserImage(article.teaserImage, sizes))?.src}
          alt={article.imageAlt ?? ''}
          loading="lazy"
        />
      </Mantine.AspectRatio>
      <Mantine.Group gap="xs">
        {badges.map((badge) => (
          <Mantine.Badge key={badge}>{badge}</Mantine.Badge>
        ))}
        <Mantine.Text size="sm">{words.join(' · ')}</Mantine.Text>
      </Mantine.Group>
      <Mantine.Title order={3}>
        <Mantine.Anchor href={article.url}>{article.headline}</Mantine.Anchor>
      </Mantine.Title>
      <Mantine.Text>{article.teaser}</Mantine.Text>
      <Mantine.Text size="sm" c="dimmed">
        {authors} {articleDate(article, sampleNow)?.text}
      </Mantine.Text>
    </Mantine.Card>
  )
}

const inMantine = (page: ReactElement) => <Mantine.MantineProvider>{page}</Mantine.MantineProvider>

/** Each teaser, and the grid of thirty of an overview, beside the same from Mantine where that has such a thing. */
export const pairs = [
  {
    block: 'ArticleTeaser',
    ours: <ArticleTeaser article={article} now={sampleNow} />,
    mantine: inMantine(<MantineTeaser article={article} />),
  },
  { block: 'CardTeaser', ours: <CardTeaser article={article} now={sampleNow} /> },
  { block: 'ImageTeaser', ours: <ImageTeaser to="/dossier" image="/a.jpg" headline="Die Aue" /> },
  {
    block: 'TeaserGrid of 30',
    ours: <TeaserGrid articles={thirty} now={sampleNow} />,
    mantine: inMantine(
      <Mantine.SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {thirty.map((article) => (
          <MantineTeaser key={article.url} article={article} />
        ))}
      </Mantine.SimpleGrid>,
    ),
  },
]
