import type { ArticleText } from '../data/article-text.ts'
import { articlesOf } from '../data/articles.ts'
import type { Seed } from '../data/seed.ts'

/** An edition's texts as the newsroom has them now: without those it has withdrawn. */
export const publishedTexts = (edition: string, { articles }: Readonly<Seed>): ArticleText[] =>
  articlesOf(edition).flatMap((text) => {
    const { headline = text.headline, withdrawn = false } = articles.get(`${edition}-${text.key}`) ?? {}
    return withdrawn ? [] : [{ ...text, headline }]
  })
