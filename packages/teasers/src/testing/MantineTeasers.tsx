import { uiTexts } from '@leserkonto/texts'
import { articleDate } from '@leserkonto/ui/article-date'
import { imageSources } from '@leserkonto/ui/parts/image-sources'
import * as Mantine from '@mantine/core'
import type { TeaserArticle } from '../article.ts'
import { teaserFacts } from '../parts/teaser-facts.ts'
import { teaserImage } from '../teaser-image.ts'

const sizes = { mobileSize: 'small', desktopSize: 'medium' } as const

type MantineTeaserProps = { article: TeaserArticle; now: Date }

/** Our teaser from Mantine's cards, groups, badges, titles and texts. */
export function MantineTeaser({ article, now }: MantineTeaserProps) {
  const { badges, authors, words } = teaserFacts(article, {}, uiTexts)
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
      {article.teaser && <Mantine.Text>{article.teaser}</Mantine.Text>}
      <Mantine.Text size="sm" c="dimmed">
        {authors} {articleDate(article, now)?.text}
      </Mantine.Text>
    </Mantine.Card>
  )
}

/** A front's articles the same way. */
export const MantineTeasers = ({ articles, now }: { articles: readonly TeaserArticle[]; now: Date }) => (
  <Mantine.SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
    {articles.map((article) => (
      <MantineTeaser key={article.url} article={article} now={now} />
    ))}
  </Mantine.SimpleGrid>
)
