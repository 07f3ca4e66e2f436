import { CardTeaser } from '@leserkonto/teasers/CardTeaser'
import { CardSlider } from '@leserkonto/ui/CardSlider'
import { BlockTitle } from './BlockTitle.tsx'
import type { CardArticle } from './card-article.ts'

export type CardsProps = {
  title: string
  to?: string | undefined
  articles: readonly CardArticle[]
  nowMs: number
}

/** Articles as a row of cards. */
export const Cards = ({ title, to, articles, nowMs }: CardsProps) => (
  <CardSlider label={title} whenAllSeen="hidden" heading={<BlockTitle to={to}>{title}</BlockTitle>}>
    {articles.map((article) => (
      <CardTeaser key={article.id} article={article} now={new Date(nowMs)} />
    ))}
  </CardSlider>
)
