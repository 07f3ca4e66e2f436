import { deskAddresses, mayAct } from '@leserkonto/rules'
import type { DeskCall, DeskOperations, DeskShown, DeskValues } from '../desk-context.ts'
import { cases, workOnCase } from './about-many/cases.ts'
import { countFirst, endForAll, morning, openForAll } from './about-many/morning.ts'
import { onRecord, recordFile } from './about-many/on-record.ts'
import { decide, waiting } from './about-many/waiting.ts'
import { doAct } from './acts/do-act.ts'
import { asReader } from './reader/as-reader.ts'
import { reader } from './reader/reader.ts'
import { search, searchView } from './search/search.ts'
import { sendActivation } from './search/send-activation.ts'
import { deskAnswers, isId } from './shared/answers.ts'
import { begin, end, find, finish } from './sign-in/sign-in.ts'
import { ticket } from './ticket/ticket.ts'

type Page = (parts: readonly string[], values: DeskValues, call: DeskCall) => Promise<DeskShown>

/** What is looked at, by the first part of its address. */
const pages: Readonly<Record<string, Page>> = {
  '': async (_parts, _values, call) =>
    mayAct(call.staff.role, 'reader.viewed') ? { status: 200, view: searchView() } : onRecord(call),
  leser: async ([id = '', part], { getan }, call) => {
    if (!isId(id)) return deskAnswers.unknown()
    return part === deskAddresses.asReader ? asReader(id, call) : reader(id, { done: getan }, call)
  },
  ticket: (_parts, values, call) => ticket(values, call),
  vorgaenge: (_parts, { getan }, call) => cases({ done: getan }, call),
  'zweite-person': (_parts, { getan }, call) => waiting({ done: getan }, call),
  'ohne-zeitung': (_parts, { getan }, call) => morning({ done: getan }, call),
  protokoll: (_parts, _values, call) => onRecord(call),
  'protokoll.csv': async (_parts, _values, call) => recordFile(call),
}

/** What forms do. */
const forms: Readonly<Record<string, Page>> = {
  suche: async (_parts, values, call) =>
    mayAct(call.staff.role, 'reader.viewed') ? search(values, call) : deskAnswers.forbidden(),
  registrierung: (_parts, values, call) => sendActivation(values, call),
  leser: async ([id = '', name = ''], values, call) =>
    isId(id) ? doAct({ id, name, values }, call) : deskAnswers.unknown(),
  vorgaenge: async ([queue = '', id = '', step = ''], _values, call) =>
    isId(id) ? workOnCase({ queue, id, step }, call) : deskAnswers.unknown(),
  'zweite-person': async ([id = '', decision = ''], _values, call) =>
    isId(id) ? decide({ id, decision }, call) : deskAnswers.unknown(),
  'ohne-zeitung': async ([what, step], values, call) => {
    if (what === undefined) return countFirst(values, call)
    if (what === 'oeffnen') return openForAll(values, call)
    return isId(what) && step === 'ende' ? endForAll(what, call) : deskAnswers.unknown()
  },
}

/** The desk, for the members of the staff who are signed in. */
export const desk: DeskOperations = {
  begin,
  finish,
  find,
  end,
  show: async ({ isForm, path: [first = '', ...parts], values }, call) => {
    const table = isForm ? forms : pages
    const page = Object.hasOwn(table, first) ? table[first] : undefined
    return page ? page(parts, values, call) : deskAnswers.unknown()
  },
}
