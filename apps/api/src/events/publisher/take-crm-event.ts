import { fieldError, Problem } from '@leserkonto/contracts'
import type { Work } from '../../context.ts'
import { findLink, isKnownCustomer } from '../../customers/store/account-links.ts'
import { noteCustomerEvent } from '../../customers/store/rights-copies.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { noteEvent } from '../store/inbound-events.ts'

/** An event of the publisher about one customer; `seq` orders those of one moment. */
type CrmEvent = { id: string; type: string; gp_number: string; occurred_at: string; seq: number }

/** Result of an event: repeated and outdated ones change nothing. */
export type EventOutcome = 'taken' | 'repeated' | 'outdated' | 'unknown'

const never = new Date(0)
const freshMs = 5 * 60_000
/** After these events a customer nobody has linked may be a reader's: the plan is new, or the address. */
const buying = ['subscription.started', 'address.changed']
/** As far as clocks may differ: what is said to happen later would make what happens until then outdated. */
const aheadMs = 5 * 60_000
/** After these events the copy grants no rights until the publisher has been asked. */
const ending = ['subscription.ended', 'customer.merged']

/**
 * Accepts an event about a customer, once per event id; events older than the last are dropped. The copy is refreshed
 * after commit, and a reader who has just bought is linked. Throws VALIDATION_FAILED for one of the future.
 */
export async function takeCrmEvent(event: CrmEvent, work: Work): Promise<EventOutcome> {
  const occurredAt = new Date(event.occurred_at)
  if (occurredAt.getTime() > work.now.getTime() + aheadMs)
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('occurred_at', 'FORMAT')] })
  const taken = await transaction(work.db, async (tx): Promise<EventOutcome> => {
    const { id, type, gp_number: gpNumber } = event
    if (!(await noteEvent(tx, { id: `crm:${id}`, type, receivedAt: work.now }))) return 'repeated'
    const looks = buying.includes(type) && (await findLink(tx, gpNumber)) === null
    if (looks) await enqueueEntry(tx, { kind: 'publisher.link_buyer', payload: { gpNumber } }, work)
    if (!(await isKnownCustomer(tx, gpNumber))) return looks ? 'taken' : 'unknown'
    const countsAsFetchedAt = ending.includes(type) ? never : new Date(work.now.getTime() - freshMs)
    const newer = await noteCustomerEvent(tx, {
      gpNumber,
      seq: BigInt(event.seq),
      occurredAt,
      countsAsFetchedAt,
    })
    if (!newer) return 'outdated'
    await enqueueEntry(tx, { kind: 'publisher.refresh', payload: { gpNumber } }, work)
    return 'taken'
  })
  tellRelay(work)
  return taken
}
