import type { DeskBlock } from '@leserkonto/pages'
import { deskAddresses, mayAct, rightCodes } from '@leserkonto/rules'
import { type DeskRefusal, dateTexts, deskListTexts, deskReaderTexts, deskRefusals } from '@leserkonto/texts'
import type { DeskCall, DeskShown, DeskValues } from '../../desk-context.ts'
import { transaction } from '../../store/database/run.ts'
import { deskAnswers } from '../shared/answers.ts'
import { accessFields, accessIn } from '../shared/forms.ts'
import { record } from '../shared/record.ts'
import { countCustomers, endAccessForAll, findAccessForAll, openAccess } from '../store/granted-access.ts'

const texts = deskListTexts.morning
const cause = { reason: 'no_paper', identified: 'none' } as const

type Said = { done?: string | undefined; refused?: DeskRefusal; counted?: readonly DeskBlock[] }

/** The page for a morning without papers: what is open to all, and the form that counts first. */
export async function morning({ done, refused, counted = [] }: Said, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'access.opened_for_all')) return deskAnswers.forbidden()
  const open = await findAccessForAll(call.db, call.now)
  const said = done === 'done' || done === 'ended' ? texts[done] : undefined
  const { opened } = deskReaderTexts.columns
  const blocks: DeskBlock[] = [
    ...(refused ? [{ kind: 'notice', tone: 'refused', text: deskRefusals[refused] } as const] : []),
    ...(said ? [{ kind: 'notice', tone: 'done', text: said } as const] : []),
    { kind: 'text', text: texts.text },
    ...counted,
    {
      kind: 'form',
      form: { action: deskAddresses.morning, button: texts.button, fields: accessFields(call) },
    },
    {
      kind: 'table',
      title: texts.running,
      columns: [...opened.slice(0, 3), texts.end],
      rows: open.map(({ id, edition, beganAt, endsAt }) => [
        call.edition(edition).name,
        dateTexts.moment(beganAt),
        dateTexts.moment(endsAt),
        { forms: [{ action: `${deskAddresses.morning}/${id}/ende`, button: texts.end, fields: [] }] },
      ]),
    },
  ]
  return { status: refused ? 422 : 200, view: { title: texts.title, place: 'morning', blocks } }
}

/** How many it would reach; nothing is opened yet. */
export async function countFirst(values: DeskValues, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'access.opened_for_all')) return deskAnswers.forbidden()
  const wish = accessIn(values, call)
  if (!wish) return morning({ refused: 'hours' }, call)
  const { newspaper, hours } = wish
  const count = await countCustomers(call.db, newspaper.shortcut, call.now)
  const hidden = [
    { kind: 'hidden', name: 'edition', value: newspaper.shortcut },
    { kind: 'hidden', name: 'hours', value: String(hours) },
  ] as const
  const form = { action: `${deskAddresses.morning}/oeffnen`, button: texts.open, fields: hidden }
  const text = texts.count(count, newspaper.name, hours)
  return morning(
    {
      counted: [
        { kind: 'notice', tone: 'state', text },
        { kind: 'form', form },
      ],
    },
    call,
  )
}

/** Opens it for all: one row, which rights are read beside. */
export async function openForAll(values: DeskValues, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'access.opened_for_all')) return deskAnswers.forbidden()
  const wish = accessIn(values, call)
  if (!wish) return morning({ refused: 'hours' }, call)
  const { newspaper, hours, ms } = wish
  const edition = newspaper.shortcut
  await transaction(call.db, async (tx) => {
    await openAccess(tx, {
      id: call.ids.newId(),
      accountId: null,
      edition,
      right: rightCodes.newsPortal,
      beganAt: call.now,
      endsAt: new Date(call.now.getTime() + ms),
    })
    const detail = { edition, hours }
    await record(tx, { act: 'access.opened_for_all', accountId: null, ...cause, detail }, call)
  })
  return { goTo: `${deskAddresses.morning}?getan=done` }
}

/** Ends it for all before its time. */
export async function endForAll(id: string, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'access.ended_for_all')) return deskAnswers.forbidden()
  const ended = await transaction(call.db, async (tx) => {
    const edition = await endAccessForAll(tx, id, call.now)
    if (edition === undefined) return false
    await record(tx, { act: 'access.ended_for_all', accountId: null, ...cause, detail: { edition } }, call)
    return true
  })
  return ended ? { goTo: `${deskAddresses.morning}?getan=ended` } : morning({ refused: 'decided' }, call)
}
