import type { DeskBlock } from '@leserkonto/pages'
import { deskAddresses, deskLimits, mayAct, readLine } from '@leserkonto/rules'
import { deskTexts } from '@leserkonto/texts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { DeskCall, DeskShown, DeskValues } from '../../desk-context.ts'
import { countLook, summaryOf } from '../reader/reader.ts'
import { readReaderFile } from '../reader/reader-file.ts'
import { answerOf, lookFor, recordSearch } from '../search/search.ts'
import { deskAnswers, nameOf } from '../shared/answers.ts'

const texts = deskTexts.ticket

/**
 * What a ticket system shows beside a mail: the reader of its address in two sentences, or similar addresses, and the way to the
 * page with the acts. It has no form itself, so that nothing is done in a frame. Source: docs/spec/service-desk.md#beside-a-ticket.
 */
export async function ticket({ email = '' }: DeskValues, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'reader.viewed')) return deskAnswers.forbidden()
  const typed = readLine(email).slice(0, deskLimits.queryChars)
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

const framed = (shown: DeskShown): DeskShown =>
  'view' in shown ? { ...shown, view: { ...shown.view, isFramed: true } } : shown

const shown = (title: string, blocks: readonly DeskBlock[]): DeskShown => ({
  status: 200,
  view: { title, isFramed: true, blocks },
})
