import type { DeskBlock, DeskCell } from '@leserkonto/pages'
import { deskAddresses, deskLimits, deskReasons, identifiedBy, isOutage, mayAct } from '@leserkonto/rules'
import { type DeskRefusal, dateTexts, deskListTexts, deskReasonTexts, deskRefusals } from '@leserkonto/texts'
import { deleteAccount, hasRunningPlan } from '../../accounts/profile/delete-account.ts'
import { removeOrphans } from '../../accounts/shared/remove-orphans.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import { findNumbersOf, linkIndex } from '../../customers/store/account-links.ts'
import type { DeskCall, DeskShown } from '../../desk-context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { deskAnswers, wordFor } from '../shared/answers.ts'
import { isOwn, record } from '../shared/record.ts'
import {
  decideStaffRequest,
  findStaffRequest,
  findWaiting,
  type StaffRequest,
} from '../store/staff-requests.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { requestWords } from './request-words.ts'

const texts = deskListTexts.waiting
const mergeAct = 'accounts.merged'

type Said = { done?: string | undefined; refused?: DeskRefusal }

/** What waits for a second person. */
export async function waiting({ done, refused }: Said, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'account.deleted')) return deskAnswers.forbidden()
  const rows = await findWaiting(call.db, deskLimits.listedRows)
  const said = done === 'confirmed' || done === 'merged' || done === 'refused' ? texts[done] : undefined
  const notices: DeskBlock[] = [
    ...(refused ? [{ kind: 'notice', tone: 'refused', text: deskRefusals[refused] } as const] : []),
    ...(said ? [{ kind: 'notice', tone: 'done', text: said } as const] : []),
    { kind: 'text', text: texts.forLeads },
  ]
  const { title, columns } = texts
  const table = { kind: 'table', title, columns, rows: await cells(rows, call) } as const
  const view = { title, place: 'waiting', blocks: [...notices, table] } as const
  return { status: refused ? 422 : 200, view }
}

async function cells(rows: readonly StaffRequest[], call: DeskCall): Promise<DeskCell[][]> {
  const all: DeskCell[][] = []
  for (const row of rows) all.push(cellsOf(row, await requestWords(row, call), call))
  return all
}

function cellsOf(
  { id, accountId, act, reason, name, subject, requestedAt }: StaffRequest,
  what: string,
  { staff }: DeskCall,
): DeskCell[] {
  const form = (decision: 'confirm' | 'refuse') => ({
    action: `${deskAddresses.waiting}/${id}/${decision}`,
    button: decision === 'refuse' ? texts.refuse : wordFor(texts.confirm, act),
    fields: [],
  })
  const own = subject === staff.subject
  return [
    dateTexts.moment(requestedAt),
    { text: accountId, href: `${deskAddresses.reader}/${accountId}` },
    what,
    wordFor(deskReasonTexts, reason),
    name,
    { forms: [...(own ? [] : [form('confirm')]), form('refuse')] },
  ]
}

/**
 * Decides what waits. The person who has asked may take it back and never confirms it. Of two decisions at the same time one counts.
 * Source: docs/spec/service-desk.md#the-second-person.
 */
export async function decide(
  { id, decision }: { id: string; decision: string },
  call: DeskCall,
): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'account.deleted')) return deskAnswers.forbidden()
  const request = await findStaffRequest(call.db, id)
  if (!request || !['confirm', 'refuse'].includes(decision)) return deskAnswers.unknown()
  const decided = decision === 'confirm' ? await confirm(request, call) : await refuse(request, call)
  if (decided) return waiting({ refused: decided }, call)
  const done = request.act === mergeAct ? 'merged' : 'confirmed'
  return { goTo: `${deskAddresses.waiting}?getan=${decision === 'confirm' ? done : 'refused'}` }
}

/** The cause that the first person gave, as the record has it. */
const causeOf = ({ reason, identified }: StaffRequest) => ({
  reason: deskReasons.find((one) => one === reason) ?? 'wish',
  identified: identifiedBy.find((one) => one === identified) ?? 'none',
})

async function confirm(request: StaffRequest, call: DeskCall): Promise<DeskRefusal | undefined> {
  if (request.subject === call.staff.subject) return 'second'
  return request.act === mergeAct ? confirmMerge(request, call) : confirmDeletion(request, call)
}

async function confirmMerge(request: StaffRequest, call: DeskCall): Promise<DeskRefusal | undefined> {
  const { id: requestId, accountId: keptId, detail } = request
  const { gone: goneId = '' } = detail
  const refusal = await transaction(
    call.db,
    (tx) => {
      const decide = () => decideStaffRequest(tx, requestId, decided('done', call))
      return mergeAccounts(tx, { keptId, goneId, cause: causeOf(request), requestId, decide }, call)
    },
    [linkIndex],
  )
  if (!refusal) tellRelay(call)
  return refusal
}

async function confirmDeletion(request: StaffRequest, call: DeskCall): Promise<DeskRefusal | undefined> {
  const { id, accountId } = request
  const account = await findAccount(call.db, accountId)
  if (!account) return 'decided'
  if (isOwn(account, call.staff)) return 'own'
  const gpNumbers = await findNumbersOf(call.db, accountId)
  try {
    if (await hasRunningPlan(gpNumbers, call)) return 'running'
  } catch (error) {
    if (isOutage(error)) return 'outage'
    throw error
  }
  const deletion = { account, gpNumbers, by: 'support', edition: account.source } as const
  const refusal = await transaction(call.db, async (tx): Promise<DeskRefusal | undefined> => {
    if (!(await decideStaffRequest(tx, id, decided('done', call)))) return 'decided'
    await record(
      tx,
      { act: 'account.deleted', accountId, ...causeOf(request), detail: { request: id } },
      call,
    )
    if (!(await deleteAccount(tx, deletion, { ...call, ip: '', userAgent: 'desk' })))
      throw new Error('the account has changed while it was deleted')
    return undefined
  })
  if (refusal) return refusal
  tellRelay(call)
  await removeOrphans({ accountId }, call).catch(() => undefined)
  return undefined
}

const decided = <Decision extends 'done' | 'refused'>(decision: Decision, { now, staff }: DeskCall) => ({
  decidedAt: now,
  decidedSubject: staff.subject,
  decision,
})

const refuse = (request: StaffRequest, call: DeskCall): Promise<DeskRefusal | undefined> =>
  transaction(call.db, async (tx) => {
    const { id, accountId, detail } = request
    if (!(await decideStaffRequest(tx, id, decided('refused', call)))) return 'decided'
    const what = { ...causeOf(request), detail: { request: id } }
    const act = request.act === mergeAct ? 'merge.refused' : 'deletion.refused'
    for (const one of [accountId, ...(detail.gone ? [detail.gone] : [])])
      await record(tx, { act, accountId: one, ...what }, call)
    return undefined
  })
