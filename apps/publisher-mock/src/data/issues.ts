import type { ArticleText } from './article-text.ts'
import { articlesOf } from './articles.ts'
import { authors } from './authors.ts'

/** Key of a sample issue; no list of articles names it, only the newsletter. */
export const issueKey = 'ausgabe-am-morgen'

const names: Readonly<Record<string, string>> = { az: 'AZ am Morgen', rt: 'RT am Morgen', ht: 'HT am Morgen' }

/** Whether there is a sample issue of a list. */
export const hasIssue = (newsletterId: string): boolean => newsletterId.endsWith('-morgen')

/** An issue of the morning's newsletter of an edition, made of its own articles. */
export function issueOf(edition: string): ArticleText | undefined {
  const name = names[edition]
  if (!name) return undefined
  const stories = articlesOf(edition).slice(0, 3)
  return {
    key: issueKey,
    headline: `${name}: So liest sich eine Ausgabe`,
    teaser: 'Jeden Werktag um 6 Uhr: was heute wichtig wird, in vier Minuten gelesen.',
    category: 'Lokales',
    access: 'free',
    published: { daysAgo: 1, at: '06:00' },
    authors: [authors.helene],
    body: [
      'Guten Morgen! Das sollten Sie heute wissen, bevor Sie aus dem Haus gehen.',
      ...stories.map(({ headline, teaser }) => `${headline}. ${teaser}`),
      'Kommen Sie gut durch den Tag. Morgen früh lesen wir uns wieder.',
    ],
  }
}
