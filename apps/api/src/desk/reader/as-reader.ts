import type { DeskBlock } from '@leserkonto/pages'
import { deskAddresses, mayAct } from '@leserkonto/rules'
import { deskReaderTexts, homeTexts } from '@leserkonto/texts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { DeskCall, DeskShown } from '../../desk-context.ts'
import { deskAnswers, nameOf } from '../shared/answers.ts'
import { look, record } from '../shared/record.ts'
import { hasLooked } from '../store/staff-acts.ts'
import { shownAccount, waitingFor } from './as-reader-account.ts'
import { shownNewsletters } from './as-reader-newsletters.ts'
import { shownPlan } from './as-reader-plan.ts'
import { countLook, lookedSince, summaryOf } from './reader.ts'
import { type ReaderFile, readReaderFile } from './reader-file.ts'

const texts = deskReaderTexts.asReader

/**
 * The overview of the account, in its own words and with nothing to press. It is drawn from what is stored: there is no session of
 * the reader, and no way into the account. Source: docs/spec/service-desk.md#as-the-reader-sees-it.
 */
export async function asReader(id: string, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'reader.viewed_as')) return deskAnswers.forbidden()
  const account = await findAccount(call.db, id)
  if (!account) return deskAnswers.unknown()
  const refused = await countLook(account, call)
  if (refused) return refused
  const { subject } = call.staff
  const act = 'reader.viewed_as'
  if (!(await hasLooked(call.db, { accountId: id, subject, act, since: lookedSince(call) })))
    await record(call.db, { act, accountId: id, ...look }, call)
  const file = await readReaderFile(account, call)
  const back = { kind: 'link', text: texts.back, href: `${deskAddresses.reader}/${id}` } as const
  const marked = { kind: 'notice', tone: 'state', text: texts.marked } as const
  return {
    status: 200,
    view: {
      title: nameOf(account),
      place: 'search',
      blocks: [marked, back, ...(await overviewOf(file, call))],
    },
  }
}

/** Who cannot sign in sees nothing of the account. */
async function overviewOf(file: ReaderFile, call: DeskCall): Promise<DeskBlock[]> {
  const { account } = file
  if (account.status !== 'activated')
    return [...summaryOf(file, call).slice(0, 1), { kind: 'text', text: texts.nothing }]
  const newsletters = await shownNewsletters(file, call)
  const waiting = [...waitingFor(file, call), ...newsletters.waiting]
  return [
    { kind: 'text', text: texts.at(call.edition(account.source).name) },
    ...(await shownPlan(file, call)),
    ...(waiting.length > 0
      ? [{ kind: 'facts', title: homeTexts.waiting.title(waiting.length), facts: waiting } as const]
      : []),
    newsletters.issues,
    ...(await shownAccount(file, call)),
  ]
}
