import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import { sampleArticle } from '../testing/sample-article.ts'
import { breakingNews } from './breaking-news.ts'

const now = new Date('2026-11-20T12:00:00Z')
const aged = (id: string, hours: number, badges = ['Breakingnews']): ArticleTeaser => ({
  ...sampleArticle,
  id,
  badges,
  publicationDate: now.getTime() / 1000 - hours * 3600,
})
const frontOf = (...articles: ArticleTeaser[]) => ({
  edition: 'az',
  blocks: [{ type: 'grid' as const, title: null, articles }],
})
const lead = aged('lead', 1, [])

test('the newest breaking news of six hours has the bar', () => {
  const found = (...articles: ArticleTeaser[]) => breakingNews(frontOf(lead, ...articles), [], now)?.id
  expect(found(aged('old', 3), aged('new', 1))).toBe('new')
  expect(found(aged('edge', 6))).toBe('edge')
  expect(found(aged('late', 6.01))).toBeUndefined()
  expect(found(aged('other', 1, ['live']))).toBeUndefined()
})

test('what is only among the newest has it too, and a lead does not say twice that it is one', () => {
  expect(breakingNews(frontOf(lead), [aged('listed', 1)], now)?.id).toBe('listed')
  expect(breakingNews(frontOf(aged('lead', 1)), [aged('listed', 2)], now)).toBeUndefined()
})
