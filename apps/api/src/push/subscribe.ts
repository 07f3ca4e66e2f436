import { fieldError, type Output, Problem, type push } from '@leserkonto/contracts'
import { pushLimits, securityTopic } from '@leserkonto/rules'
import { pushTexts } from '@leserkonto/texts'
import { holdSession } from '../accounts/shared/hold-session.ts'
import type { Call, CallOf, OperationOf } from '../context.ts'
import { transaction } from '../store/database/run.ts'
import { findPushRows, type PushRow, storePush } from './store/push-subscriptions.ts'
import { sealedTarget } from './targets.ts'

const max = pushLimits.browsersPerAccount

/**
 * Stores where the reader's browser is reached. It hangs on the session, so that nothing comes any more once the browser is
 * signed out. An address that may not be called is refused like one of a wrong form.
 */
export const subscribe: OperationOf<typeof push.subscribe> = async (
  { topics, edition: asked, ...target },
  call,
) => {
  const edition = call.askedEdition(asked)
  if (call.push.publicKey === undefined) throw new Problem('NOT_FOUND')
  if (!call.push.allows(target))
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('endpoint', 'FORMAT')] })
  const known = topicsOf(edition).map(({ id }) => id)
  if (!topics.every((topic) => known.includes(topic)))
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('topics', 'FORMAT')] })
  const { accountId, sessionId } = call.reader
  const row = {
    id: call.ids.newId(),
    accountId,
    sessionId,
    edition: edition.shortcut,
    ...sealedTarget(target, call),
    topics: [...new Set(topics)],
    createdAt: call.now,
  }
  const stored = await transaction(
    call.db,
    async (tx) => {
      await holdSession(tx, call)
      const others = (await findPushRows(tx, accountId)).filter((one) => one.sessionId !== sessionId)
      if (others.length >= max) throw new Problem('PUSH_LIMIT', { params: { max } })
      return storePush(tx, row)
    },
    ['push_subscription_endpoint_hash_key'],
  )
  return shown(stored, call)
}

/** What can be chosen at an edition: what its newsroom writes about, and what every account has. */
export const topicsOf = ({ pushTopics }: ReturnType<Call['askedEdition']>) => [
  ...pushTopics,
  { id: securityTopic, ...pushTexts.security },
]

/** A browser as its reader sees it. */
export const shown = (row: PushRow, { reader }: CallOf<'reader'>): Output<typeof push.choose> => ({
  id: row.id,
  device: row.device,
  edition: row.edition,
  topics: row.topics,
  since: row.createdAt.toISOString(),
  current: row.sessionId === reader.sessionId,
})
