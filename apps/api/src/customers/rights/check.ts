import { Problem, type rights } from '@leserkonto/contracts'
import { type Meter, rightCodes } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { freeArticlesLeft, readFree } from '../shared/free-articles.ts'
import { readerRights } from '../shared/reader-rights.ts'

/**
 * Succeeds only if the right is granted, by the reader's running plan or an activated seat, or if the article is one of the
 * free ones of the month. If nothing usable is known and the publisher cannot be asked, the right is neither granted nor
 * refused: 503.
 */
export const check: OperationOf<typeof rights.check> = async ({ edition: name, right, article }, call) => {
  const edition = call.askedEdition(name).shortcut
  const { rights, outage, unsure } = await readerRights(call.reader, { edition, wanted: right }, call)
  const answer = { edition, right, granted: true } as const
  if (rights.includes(right)) return { ...answer, by: 'plan', free_articles: null }
  if (outage) throw outage
  if (right !== rightCodes.newsPortal || unsure) throw new Problem('RIGHT_NOT_GRANTED')
  const { accountId } = call.reader
  const free =
    article === undefined
      ? { opens: false, meter: null }
      : await readFree({ accountId, edition, article, counts: true }, call)
  if (free.opens && free.meter)
    return { ...answer, by: 'free_article', free_articles: shownMeter(free.meter) }
  throw new Problem('RIGHT_NOT_GRANTED', {
    ...(free.meter && { details: { free_articles: shownMeter(free.meter) } }),
  })
}

/** What is left, for who has not the right to everything. */
export const freeArticles: OperationOf<typeof rights.freeArticles> = async ({ edition: name }, call) => {
  const edition = call.askedEdition(name).shortcut
  const asked = { edition, wanted: rightCodes.newsPortal }
  const { rights } = await readerRights(call.reader, asked, call)
  const meter = rights.includes(asked.wanted)
    ? null
    : await freeArticlesLeft({ accountId: call.reader.accountId, edition }, call)
  return { edition, free_articles: meter && shownMeter(meter) }
}

const shownMeter = ({ of, left, renewsAt }: Meter) => ({ of, left, renews_at: renewsAt })
