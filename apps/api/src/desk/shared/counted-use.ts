import { type CountedAct, deskLimits, deskUses } from '@leserkonto/rules'
import { dateTexts, deskTexts } from '@leserkonto/texts'
import type { DeskCall, DeskShown } from '../../desk-context.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { countStaffActs } from '../store/staff-acts.ts'
import { lockStaffSessions } from '../store/staff-sessions.ts'
import { look, record, type What } from './record.ts'

/**
 * Puts an act on record that is counted by the hour and member of the staff. Beyond what is usual the counters and the record say so,
 * once an hour; beyond the most it is refused, and the refusal is on record. `also` is written in the same transaction.
 * Source: docs/spec/service-desk.md#unusual-use.
 */
export async function recordCounted(
  what: What & { act: CountedAct },
  call: DeskCall,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<DeskShown | undefined> {
  const { event, until } = await transaction(call.db, (tx) => countAndRecord(tx, { what, also }, call))
  if (event) call.metrics.deskUse(what.act, event)
  return event === 'refused' ? tooMuch(until) : undefined
}

type Counted = { what: What & { act: CountedAct }; also: (tx: Tx) => Promise<void> }

/** Calls of one member wait for each other, so that many at once are no more than one after the other. */
async function countAndRecord(tx: Tx, { what, also }: Counted, call: DeskCall) {
  const { act } = what
  const { subject } = call.staff
  const { usual, most } = deskUses[act]
  await lockStaffSessions(tx, subject)
  const since = new Date(call.now.getTime() - deskLimits.useMs)
  const { done, first, told } = await countStaffActs(tx, { subject, act, since })
  const until = new Date((first ?? call.now).getTime() + deskLimits.useMs)
  const tell = (event: 'use.exceeded' | 'use.refused', limit: number) =>
    record(tx, { act: event, accountId: null, ...look, detail: { use: act, limit } }, call)
  if (most !== undefined && done >= most) {
    await tell('use.refused', most)
    return { event: 'refused', until } as const
  }
  await record(tx, what, call)
  await also(tx)
  if (done < usual || told > 0) return { until }
  await tell('use.exceeded', usual)
  return { event: 'exceeded', until } as const
}

function tooMuch(until: Date): DeskShown {
  const { title, text } = deskTexts.tooMuch
  const notice = { kind: 'notice', tone: 'refused', text: text(dateTexts.time(until)) } as const
  return { status: 429, view: { title, blocks: [notice] } }
}
