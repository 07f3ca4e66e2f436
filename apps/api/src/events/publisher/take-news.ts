import { fieldError, Problem } from '@leserkonto/contracts'
import { pushLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import type { PushMessage } from '../../outbox/entries.ts'
import { transaction } from '../../store/database/run.ts'
import { noteEvent } from '../store/inbound-events.ts'

/** Breaking news, as the newsroom tells it. */
export type NewsEvent = {
  id: string
  type: 'news.breaking'
  edition: string
  topic: string
  article_id: string
  title: string
  text: string
  occurred_at: string
}

/** Quarters of all ids: they are sent at the same time, by several processes where there are some. */
const lanes = ['00', '40', '80', 'c0', 'ff'].map((start) => {
  const rest = start === 'ff' ? 'f' : '0'
  return `${start}${rest.repeat(6)}-${[4, 4, 4, 12].map((length) => rest.repeat(length)).join('-')}`
})

/**
 * Takes breaking news, once per event id, and sends it to all browsers whose readers want its topic, after commit. News that
 * is older than a browser would still be told is `outdated`. Throws VALIDATION_FAILED for a topic that the edition has not.
 */
export async function takeNews(event: NewsEvent, work: Work): Promise<'taken' | 'repeated' | 'outdated'> {
  const edition = work.editions.find(({ shortcut }) => shortcut === event.edition)
  if (!edition) throw new Problem('VALIDATION_FAILED', { fields: [fieldError('edition', 'FORMAT')] })
  if (!edition.pushTopics.some(({ id }) => id === event.topic))
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('topic', 'FORMAT')] })
  const expiresAt = new Date(new Date(event.occurred_at).getTime() + pushLimits.newsMs)
  if (expiresAt <= work.now) return 'outdated'
  const message = messageOf(event, expiresAt)
  const taken = await transaction(work.db, async (tx) => {
    const { id, type } = event
    if (!(await noteEvent(tx, { id: `content:${id}`, type, receivedAt: work.now }))) return 'repeated'
    if (work.push.publicKey === undefined) return 'taken'
    for (const [index, after] of lanes.slice(0, -1).entries()) {
      const payload = { message, edition: edition.shortcut, after, until: lanes[index + 1] ?? after }
      await enqueueEntry(tx, { kind: 'push.fan_out', payload }, work)
    }
    return 'taken'
  })
  tellRelay(work)
  return taken
}

/** The article names it: news of the same article replaces what is still on a screen. */
const messageOf = ({ topic, article_id, title, text }: NewsEvent, expiresAt: Date): PushMessage => ({
  tag: `artikel-${article_id}`,
  title,
  body: text,
  path: `/artikel/${article_id}`,
  topic,
  urgency: 'high',
  expiresAt: expiresAt.toISOString(),
})
