import type { DeskBlock, DeskCell } from '@leserkonto/pages'
import { deskAddresses, deskLimits, deskQueues, mayAct } from '@leserkonto/rules'
import { type DeskRefusal, dateTexts, deskListTexts, deskRefusals } from '@leserkonto/texts'
import type { DeskCall, DeskShown } from '../../desk-context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { findDead, reviveDead } from '../../store/outbox/dead-letters.ts'
import { deskAnswers, wordFor } from '../shared/answers.ts'
import { look, record } from '../shared/record.ts'
import {
  type CaseState,
  findBouncedCustomers,
  findCaseStates,
  findTakenBack,
  findUnconfirmed,
} from '../store/cases.ts'
import { findWaiting } from '../store/staff-requests.ts'

const texts = deskListTexts.cases

type Queue = (typeof deskQueues)[number]
/** Something that waits for somebody of the staff. `what`: the reader's page, or words. */
type Case = { id: string; at: Date; what: DeskCell; more?: string }

const most = deskLimits.listedRows

const accountOf = (accountId: string): DeskCell => ({
  text: accountId,
  href: `${deskAddresses.reader}/${accountId}`,
})

/** What each queue holds, the oldest first. */
const queues: Readonly<Record<Queue, (call: DeskCall) => Promise<Case[]>>> = {
  second: async ({ db }) =>
    (await findWaiting(db, most)).map(({ id, accountId, requestedAt, name }) => ({
      id,
      at: requestedAt,
      what: accountOf(accountId),
      more: texts.askedBy(name),
    })),
  takenBack: async ({ db, now }) =>
    (await findTakenBack(db, since(now), most)).map(({ id, accountId, at }) => ({
      id,
      at,
      what: accountOf(accountId),
    })),
  declarations: async ({ db, now }) =>
    (await findUnconfirmed(db, new Date(now.getTime() - deskLimits.unconfirmedMs), most)).map(
      ({ id, at }) => ({
        id,
        at,
        what: texts.declaration,
        more: id,
      }),
    ),
  bounced: async ({ db, now }) =>
    (await findBouncedCustomers(db, since(now), most)).map(({ id, accountId, at }) => ({
      id,
      at,
      what: accountOf(accountId),
    })),
  dead: async ({ db }) =>
    (await findDead(db, most)).letters.map(({ id, createdAt, kind, attempts, cause }) => ({
      id,
      at: createdAt,
      what: wordFor(texts.letters, kind),
      more: texts.tries(attempts, cause ?? ''),
    })),
}

const since = (now: Date) => new Date(now.getTime() - deskLimits.caseMs)

type Said = { done?: string | undefined; refused?: DeskRefusal }

/** What waits for somebody: each queue with the age of its cases and who has taken them. Source: docs/spec/service-desk.md#cases. */
export async function cases({ done, refused }: Said, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'case.taken')) return deskAnswers.forbidden()
  const held = await Promise.all(deskQueues.map(async (queue) => ({ queue, all: await queues[queue](call) })))
  const keys = held.flatMap(({ queue, all }) => all.map(({ id }) => keyOf(queue, id)))
  const states = new Map((await findCaseStates(call.db, keys)).map((state) => [state.key, state]))
  const open = held.map(({ queue, all }) => ({
    queue,
    all: all.filter(({ id }) => states.get(keyOf(queue, id))?.act !== 'case.closed'),
  }))
  const said = done === 'taken' || done === 'closed' || done === 'retried' ? texts[done] : undefined
  const blocks: DeskBlock[] = [
    ...(refused ? [{ kind: 'notice', tone: 'refused', text: deskRefusals[refused] } as const] : []),
    ...(said ? [{ kind: 'notice', tone: 'done', text: said } as const] : []),
    { kind: 'text', text: texts.text },
    ...open.map(({ queue, all }) => ({
      kind: 'table' as const,
      title: texts.queues[queue],
      columns: texts.columns,
      rows: all.map((one) => cellsOf(queue, one, states.get(keyOf(queue, one.id)), call)),
    })),
  ]
  return { status: refused ? 422 : 200, view: { title: texts.title, place: 'cases', blocks } }
}

const keyOf = (queue: Queue, id: string) => `${queue} ${id}`

const dayMs = 24 * 60 * 60_000

function cellsOf(
  queue: Queue,
  { id, at, what, more = '' }: Case,
  state: CaseState | undefined,
  { now, staff }: DeskCall,
): DeskCell[] {
  const form = (step: keyof typeof texts.steps) => ({
    action: `${deskAddresses.cases}/${queue}/${id}/${step}`,
    button: texts.steps[step],
    fields: [],
  })
  const days = Math.floor((now.getTime() - at.getTime()) / dayMs)
  const forms = [
    ...(state?.subject === staff.subject ? [] : [form('taken')]),
    ...(queue === 'dead' && mayAct(staff.role, 'letter.retried') ? [form('retried')] : []),
    // The others end by what is done about them.
    ...(queue === 'takenBack' || queue === 'bounced' ? [form('closed')] : []),
  ]
  return [dateTexts.moment(at), texts.age(days), what, more, state?.name ?? texts.nobody, { forms }]
}

/** Takes a case, closes it, or sends a dead letter once more. */
export async function workOnCase(
  { queue: name, id, step }: { queue: string; id: string; step: string },
  call: DeskCall,
): Promise<DeskShown> {
  const queue = deskQueues.find((one) => one === name)
  if (!queue || !['taken', 'closed', 'retried'].includes(step)) return deskAnswers.unknown()
  if (step === 'retried') return retry(queue, id, call)
  const act = step === 'taken' ? 'case.taken' : 'case.closed'
  if (!mayAct(call.staff.role, act)) return deskAnswers.forbidden()
  const found = (await queues[queue](call)).find((one) => one.id === id)
  if (!found) return cases({ refused: 'decided' }, call)
  await record(
    call.db,
    { act, accountId: accountIn(found), ...look, detail: { case: keyOf(queue, id) } },
    call,
  )
  return { goTo: `${deskAddresses.cases}?getan=${step}` }
}

/** The account that a case is about, so that its reader's line of time has it. */
const accountIn = ({ what }: Case): string | null =>
  typeof what === 'object' && 'href' in what ? what.text : null

async function retry(queue: Queue, id: string, call: DeskCall): Promise<DeskShown> {
  if (queue !== 'dead' || !mayAct(call.staff.role, 'letter.retried')) return deskAnswers.forbidden()
  const revived = await transaction(call.db, async (tx) => {
    const kinds = await reviveDead(tx, { id }, call.now)
    const [kind] = kinds.keys()
    if (kind === undefined) return false
    const cause = { reason: 'incident', identified: 'none' } as const
    await record(tx, { act: 'letter.retried', accountId: null, ...cause, detail: { kind } }, call)
    return true
  })
  if (!revived) return cases({ refused: 'decided' }, call)
  tellRelay(call)
  return { goTo: `${deskAddresses.cases}?getan=retried` }
}
