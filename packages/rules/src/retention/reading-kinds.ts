import { giftLimits } from '../free/gift.ts'
import { meterKeptMs } from '../free/meter.ts'
import type { Kind } from './kind.ts'

/** What belongs to reading without a plan. */
export const readingKinds = {
  freeArticles: {
    title: 'Free articles that were opened',
    covers: [
      { model: 'MeteredArticle', columns: ['accountId', 'edition', 'month', 'articleId', 'openedAt'] },
    ],
    purpose: 'counting what readers without a plan may still open in a month, each article once',
    basis: 'contract',
    period: { ms: meterKeptMs, after: 'the article was first opened' },
    endedBy: { job: 'purge-free-articles' },
    onDeletion: 'gone',
    shownIn: ['free_articles'],
  },
  gifts: {
    title: 'Articles that were given away',
    covers: [
      {
        model: 'ArticleGift',
        columns: [
          'id',
          'accountId',
          'edition',
          'articleId',
          'title',
          'url',
          'tokenHash',
          'createdAt',
          'expiresAt',
          'revokedAt',
          'readings',
        ],
      },
    ],
    purpose:
      'opening the article for who has the link, and showing the giver what became of it; nothing of who opened it',
    basis: 'contract',
    period: { ms: giftLimits.keptMs, after: 'it was given' },
    endedBy: { job: 'purge-gifts' },
    onDeletion: 'gone',
    shownIn: ['gifts'],
  },
} as const satisfies Record<string, Kind>
