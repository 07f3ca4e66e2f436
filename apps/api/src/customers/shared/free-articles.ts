import type { Meter } from '@leserkonto/rules'
import { meterLeft, meterMonth, meterOf } from '@leserkonto/rules'
import { lockAccount } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { announce } from '../../outbox/announce.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import {
  addFreeArticle,
  findFreeArticles,
  findFreeArticlesLocked,
  type MonthKey,
} from '../store/free-articles.ts'

/** A reader without the right, and what they want to read. */
type Asked = {
  accountId: string
  edition: string
  article: string
  /** Whether the article is counted where that opens it: not by who only looks whether it would. */
  counts: boolean
}

/** Whether a reader without a plan reads an article as a free one; `meter` is null where the edition gives none. */
export type FreeReading = { opens: boolean; meter: Meter | null }

/**
 * Opens a locked article as one of the free ones of the month. Only readers without the right come here, so that those with
 * one cost nothing more. Source: docs/spec/presentation.md#free-articles.
 */
export async function readFree(asked: Asked, work: Work): Promise<FreeReading> {
  const now = work.clock.now()
  const of = work.edition(asked.edition).freeArticles
  if (of === undefined) return { opens: false, meter: null }
  const { accountId, edition, article } = asked
  const key = { accountId, edition, month: meterMonth(now) }
  const { decision, meter } = meterOf({ of, opened: await findFreeArticles(work.reads, key), article, now })
  if (decision !== 'counts' || !asked.counts) return { opens: decision === 'opened', meter }
  return countFree(key, { of, article, now }, work)
}

/** What is left to a reader; null where the edition gives no free articles. */
export async function freeArticlesLeft(
  { accountId, edition }: Pick<Asked, 'accountId' | 'edition'>,
  work: Work,
): Promise<Meter | null> {
  const now = work.clock.now()
  const of = work.edition(edition).freeArticles
  if (of === undefined) return null
  const key = { accountId, edition, month: meterMonth(now) }
  return meterLeft({ of, opened: await findFreeArticles(work.reads, key), now })
}

/** Decides again while nobody else can count for this account: two who read at once never open one too many. */
async function countFree(
  key: MonthKey,
  { of, article, now }: { of: number; article: string; now: Date },
  work: Work,
): Promise<FreeReading> {
  const { accountId, edition } = key
  const read = await transaction(work.db, async (tx) => {
    // Deleted in the meantime.
    if (!(await lockAccount(tx, accountId))) return { opens: false, meter: null }
    const opened = await findFreeArticlesLocked(tx, key)
    const { decision, meter } = meterOf({ of, opened, article, now })
    if (decision !== 'counts') return { opens: decision === 'opened', meter }
    await addFreeArticle(tx, { ...key, articleId: article, openedAt: now })
    const left = meter.left - 1
    const data = { sub: accountId, edition, article_id: article, left }
    await announce(tx, [{ type: 'meter.counted', data }], work)
    return { opens: true, meter: { ...meter, left } }
  })
  tellRelay(work)
  return read
}
