import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { Reads } from '../../store/database/reads.ts'
import { ask } from '../../store/database/run.ts'
import { bound, statement } from '../../store/database/statement.ts'

/** Whose articles of which month. */
export type MonthKey = { accountId: string; edition: string; month: string }

const openedInMonth = statement<Row>(
  'free-articles-of-month',
)`SELECT article_id AS "articleId" FROM metered_article
    WHERE account_id = ${'accountId'}::uuid AND edition = ${'edition'} AND month = ${'month'}`

type Row = { articleId: string }
const idsOf = (rows: readonly Row[]) => rows.map(({ articleId }) => articleId)

/** The free articles that a reader has opened in a month, by one prepared statement. */
export const findFreeArticles = async (reads: Reads, key: MonthKey): Promise<string[]> =>
  idsOf(await reads(bound(openedInMonth, key)))

/** The same in a transaction. The account must be locked, so that nobody counts another article at the same moment. */
export const findFreeArticlesLocked = async (tx: Tx, key: MonthKey): Promise<string[]> =>
  idsOf(await ask(tx, openedInMonth, key))

/** Counts an article; one that is counted already stays as it is. */
export async function addFreeArticle(
  tx: Tx,
  article: MonthKey & { articleId: string; openedAt: Date },
): Promise<void> {
  await tx.meteredArticle.createMany({ data: article, skipDuplicates: true })
}

/**
 * Counts for one account as many free articles of each month and newspaper as another has opened, if those are more: the newest
 * that the first has not opened itself. The other keeps its own.
 */
export async function raiseFreeArticles(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.$executeRaw`
    WITH counts AS (
      SELECT edition, month, count(*) FILTER (WHERE account_id = ${from}::uuid)
        - count(*) FILTER (WHERE account_id = ${to}::uuid) AS missing
      FROM metered_article WHERE account_id IN (${from}::uuid, ${to}::uuid) GROUP BY edition, month),
    others AS (
      SELECT m.*, row_number() OVER (PARTITION BY edition, month ORDER BY opened_at DESC, article_id) AS place
      FROM metered_article m WHERE account_id = ${from}::uuid AND NOT EXISTS (
        SELECT FROM metered_article k WHERE k.account_id = ${to}::uuid
          AND (k.edition, k.month, k.article_id) = (m.edition, m.month, m.article_id)))
    INSERT INTO metered_article (account_id, edition, month, article_id, opened_at)
    SELECT ${to}::uuid, edition, month, article_id, opened_at FROM others JOIN counts USING (edition, month)
    WHERE place <= missing`
}

/** Forgets which articles an account has opened after an instant, and keeps how many: they stay counted. */
export async function forgetWhichFreeArticles(tx: Tx, accountId: string, since: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE metered_article SET article_id = 'forgotten-' || gen_random_uuid()
    WHERE account_id = ${accountId}::uuid AND opened_at > ${since}::timestamptz`
}

/** Removes those that were opened until an instant. */
export async function forgetFreeArticles(db: DbOrTx, until: Date): Promise<void> {
  await db.meteredArticle.deleteMany({ where: { openedAt: { lte: until } } })
}
