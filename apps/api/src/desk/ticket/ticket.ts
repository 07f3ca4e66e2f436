import type { DeskBlock } from '@leserkonto/pages'
import { deskAddresses, deskLimits, mayAct, readLine, withQuery } from '@leserkonto/rules'
import { deskTexts } from '@leserkonto/texts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { DeskCall, DeskShown, DeskValues } from '../../desk-context.ts'
import { countLook, summaryOf } from '../reader/reader.ts'
import { readReaderFile } from '../reader/reader-file.ts'
import { answerOf, lookFor, recordSearch, searchView } from '../search/search.ts'
import { deskAnswers, nameOf } from '../shared/answers.ts'

const texts = deskTexts.ticket

/**
 * What a ticket system shows beside a mail: the reader of its address in two sentences, or similar addresses, and the way to the
 * page with the acts. It has no form itself, so that nothing is done in a frame. Source: docs/spec/service-desk.md#beside-a-ticket.
 */
export async function ticket({ email, wer }: DeskValues, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'reader.viewed')) return deskAnswers.forbidden()
  if (email !== undefined) return { goTo: withQuery(deskAddresses.ticket, { wer: sealed(email, call) }) }
  const typed = openedIn(wer, call)
  // A link of a stranger's mail must not put a look on record that nobody meant: the search is filled in, and nobody has looked.
  if (call.isForeign) return { status: 200, view: searchView(typed) }
  const looked = await lookFor(typed, call)
  await recordSearch(looked, call)
  const [only, ...others] = looked.rows
  const account = only?.id && only.by === 'email' ? await findAccount(call.db, only.id) : null
  if (!account) return shown(texts.title, answerOf(looked, { isFramed: true }))
  const refused = await countLook(account, call)
  if (refused) return framed(refused)
  const file = await readReaderFile(account, call)
  const open = { kind: 'link', text: texts.open, href: `${deskAddresses.reader}/${account.id}` } as const
  const more = others.length > 0 ? answerOf({ ...looked, rows: others }, { isFramed: true }) : []
  return shown(nameOf(account), [...summaryOf(file, call), open, ...more])
}

/** The address of a reader stands in no address that stays: the browser goes on to one that only the service can read. */
const sealed = (email: string, { secrets }: DeskCall): string =>
  secrets.seal(`ticket ${readLine(email).slice(0, deskLimits.queryChars)}`)

function openedIn(wer = '', { secrets }: DeskCall): string {
  try {
    return /^ticket (.*)$/.exec(secrets.open(wer))?.[1] ?? ''
  } catch {
    return ''
  }
}

const framed = (shown: DeskShown): DeskShown =>
  'view' in shown ? { ...shown, view: { ...shown.view, isFramed: true } } : shown

const shown = (title: string, blocks: readonly DeskBlock[]): DeskShown => ({
  status: 200,
  view: { title, isFramed: true, blocks },
})
