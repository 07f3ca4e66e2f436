import type { DeskBlock } from '@leserkonto/pages'
import { deskAddresses, deskLimits, mayAct } from '@leserkonto/rules'
import {
  type DeskForm,
  type DeskRefusal,
  dateTexts,
  deskForms,
  deskReaderTexts,
  deskRefusals,
} from '@leserkonto/texts'
import { type Account, findAccount } from '../../accounts/store/accounts.ts'
import type { DeskCall, DeskShown } from '../../desk-context.ts'
import { deskAnswers, nameOf, wordFor } from '../shared/answers.ts'
import { recordCounted } from '../shared/counted-use.ts'
import { look } from '../shared/record.ts'
import { hasLooked } from '../store/staff-acts.ts'
import { actForms } from './act-forms.ts'
import { mergeNotes, mergeSentence, notBack } from './merge-notes.ts'
import { type ReaderFile, readReaderFile } from './reader-file.ts'
import {
  devicesSection,
  limitsSection,
  mailsSection,
  newslettersSection,
  notesSection,
  personSection,
  plansSection,
  seatsSection,
} from './sections.ts'
import { timelineSection } from './timeline.ts'
import { whyRefused } from './why-refused.ts'

/** What has just become of an act: done, or refused with the reason. */
type Said = { done?: string | undefined; refused?: DeskRefusal }

/**
 * Everything about one reader. That somebody looked is on the record as well, once an hour; it is written before anything is
 * shown. Source: docs/spec/service-desk.md#one-page-per-reader.
 */
export async function reader(id: string, said: Said, call: DeskCall): Promise<DeskShown> {
  if (!mayAct(call.staff.role, 'reader.viewed')) return deskAnswers.forbidden()
  const account = await findAccount(call.db, id)
  if (!account) return deskAnswers.unknown()
  const refused = await countLook(account, call)
  if (refused) return refused
  const file = await readReaderFile(account, call)
  const view = {
    title: nameOf(account),
    place: 'search',
    blocks: [
      ...noticesOf(said),
      ...(await restOf(said, file, call)),
      ...summaryOf(file, call),
      {
        kind: 'link',
        text: deskReaderTexts.asReader.open,
        href: `${deskAddresses.reader}/${id}/${deskAddresses.asReader}`,
      },
      actForms(file, call),
      ...shortened(sectionsOf(file, call)),
    ],
  } as const
  return { status: said.refused ? 422 : 200, view }
}

/** Puts a look at a reader on record, once an hour; what is answered instead where somebody looks too often. */
export async function countLook({ id: accountId }: Account, call: DeskCall): Promise<DeskShown | undefined> {
  const act = 'reader.viewed'
  const { subject } = call.staff
  if (await hasLooked(call.db, { accountId, subject, act, since: lookedSince(call) })) return undefined
  return recordCounted({ act, accountId, ...look }, call)
}

/** From when on looks are one. */
export const lookedSince = ({ now }: DeskCall): Date => new Date(now.getTime() - deskLimits.lookMs)

/** The state of an account, and why plus articles are open or closed. */
export const summaryOf = (file: ReaderFile, call: DeskCall): DeskBlock[] => [
  { kind: 'notice', tone: 'state', text: sentenceOf(file) },
  { kind: 'notice', tone: 'state', text: whyRefused(file, call) },
  ...mergeNotes(file, call),
]

const sectionsOf = (file: ReaderFile, call: DeskCall): DeskBlock[] => [
  ...personSection(file, call),
  ...plansSection(file, call),
  limitsSection(file),
  ...mailsSection(file, call),
  notesSection(file),
  seatsSection(file),
  devicesSection(file, call),
  ...newslettersSection(file),
  timelineSection(file),
]

/** Without the tables that are empty, which are named together at the end. */
function shortened(blocks: readonly DeskBlock[]): DeskBlock[] {
  const isEmpty = (block: DeskBlock) => block.kind === 'table' && block.rows.length === 0
  const names = blocks.flatMap((block) => (block.kind === 'table' && isEmpty(block) ? [block.title] : []))
  const none = deskReaderTexts.nothing(names.join(', '))
  return [
    ...blocks.filter((block) => !isEmpty(block)),
    ...(names.length > 0 ? [{ kind: 'text', text: none } as const] : []),
  ]
}

function noticesOf({ done, refused }: Said): DeskBlock[] {
  const isForm = (name = ''): name is DeskForm => Object.hasOwn(deskForms, name)
  if (refused) return [{ kind: 'notice', tone: 'refused', text: deskRefusals[refused] }]
  const form = isForm(done) ? deskForms[done] : undefined
  return form && typeof form === 'object' ? [{ kind: 'notice', tone: 'done', text: form.done }] : []
}

/** What an undone merge could not give back. */
async function restOf({ done }: Said, file: ReaderFile, call: DeskCall): Promise<DeskBlock[]> {
  const text = done === 'accounts.merge_undone' ? await notBack(file, call) : undefined
  return text ? [{ kind: 'notice', tone: 'refused', text }] : []
}

/** The state of an account in a sentence. */
function sentenceOf({ account, waitsFor, mergeFrom, mails }: ReaderFile): string {
  const { sentence } = deskReaderTexts
  const since = (at: Date | null) => dateTexts.day(at ?? account.createdAt)
  const states = {
    activated: sentence.activated(since(account.activatedAt)),
    blocked: sentence.blocked(since(account.blockedAt)),
    registered: sentence.registered,
  }
  const isBounced = mails.at(-1)?.state === 'bounced'
  return [
    mergeSentence({ mergeFrom }) ?? states[account.status],
    ...(waitsFor ? [wordFor(sentence.waiting, waitsFor)] : []),
    ...(isBounced ? [sentence.bounced] : []),
  ].join(' ')
}
