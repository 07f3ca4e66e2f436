import { CardTeaser } from '@leserkonto/teasers/CardTeaser'
import { CardSlider } from '@leserkonto/ui/CardSlider'
import { Headline } from '@leserkonto/ui/Headline'
import type { CardArticle } from './card-article.ts'

export type CardsProps = { title: string; articles: readonly CardArticle[]; nowMs: number }

/** Articles as a row of cards. */
export const Cards = ({ title, articles, nowMs }: CardsProps) => (
  <CardSlider label={title} heading={<Headline variant="blockLine">{title}</Headline>}>
    {articles.map((article) => (
      <CardTeaser key={article.id} article={article} now={new Date(nowMs)} />
    ))}
  </CardSlider>
)
