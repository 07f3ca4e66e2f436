import type { DeskCell } from '@leserkonto/pages'
import { deskAddresses, deskLimits } from '@leserkonto/rules'
import {
  dateTexts,
  deskActNames,
  deskListTexts,
  deskReasonTexts,
  identifiedTexts,
  staffRoleTexts,
} from '@leserkonto/texts'
import type { DeskCall, DeskShown } from '../../desk-context.ts'
import { deskAnswers, wordFor } from '../shared/answers.ts'
import { findStaffActs, findStaffActsBefore, type StaffAct } from '../store/staff-acts.ts'

const texts = deskListTexts.record
const mayRead = ({ staff }: DeskCall) => staff.role !== 'service'

/** What the staff did, newest first, for auditors and leads. */
export async function onRecord(call: DeskCall): Promise<DeskShown> {
  if (!mayRead(call)) return deskAnswers.forbidden()
  const rows = await findStaffActs(call.db, deskLimits.listedRows)
  const { title, text, columns, csv, shown } = texts
  return {
    status: 200,
    view: {
      title,
      place: 'record',
      blocks: [
        { kind: 'text', text },
        { kind: 'link', text: csv, href: deskAddresses.recordFile },
        { kind: 'table', title: shown(rows.length), columns, rows: rows.map(cellsOf) },
      ],
    },
  }
}

const wordsOf = ({ name, role, act, reason, identified }: StaffAct) => ({
  who: name,
  role: staffRoleTexts[role],
  what: wordFor(deskActNames, act),
  why: wordFor(deskReasonTexts, reason),
  how: wordFor(identifiedTexts, identified),
})

function cellsOf(row: StaffAct): DeskCell[] {
  const { who, role, what, why, how } = wordsOf(row)
  return [dateTexts.moment(row.at), who, role, what, row.accountId ?? '–', why, how]
}

const pageRows = 500

/** All of it as a file for spreadsheets. */
export const recordFile = (call: DeskCall): DeskShown =>
  mayRead(call)
    ? { file: csvOf(call), name: 'protokoll.csv', type: 'text/csv; charset=utf-8' }
    : deskAnswers.forbidden()

/** The file, a page of lines after the other, since the record has three years. */
async function* csvOf({ db }: DeskCall) {
  yield `${[...texts.columns, 'detail'].map(csvCell).join(';')}\r\n`
  let page: StaffAct[] = []
  do {
    page = await findStaffActsBefore(db, page.at(-1), pageRows)
    if (page.length > 0) yield page.map((row) => `${lineOf(row)}\r\n`).join('')
  } while (page.length === pageRows)
}

function lineOf(row: StaffAct): string {
  const { who, role, what, why, how } = wordsOf(row)
  const cells = [
    row.at.toISOString(),
    who,
    role,
    what,
    row.accountId ?? '',
    why,
    how,
    JSON.stringify(row.detail),
  ]
  return cells.map(csvCell).join(';')
}

/** A cell that no spreadsheet takes for a formula. Source: https://owasp.org/www-community/attacks/CSV_Injection */
const csvCell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`
