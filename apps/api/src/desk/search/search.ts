import type { DeskBlock, DeskCell, DeskForm, DeskView } from '@leserkonto/pages'
import {
  deskAddresses,
  deskLimits,
  emailKey,
  type NameAndPostcode,
  readLine,
  readName,
  readNameAndPostcode,
  readNumber,
  similarAddresses,
} from '@leserkonto/rules'
import { deskForms, deskTexts } from '@leserkonto/texts'
import type { Account } from '../../accounts/store/accounts.ts'
import { findAttempts } from '../../accounts/store/pending-registrations.ts'
import { findLinkHolder } from '../../customers/store/account-links.ts'
import type { DeskCall, DeskShown, DeskValues } from '../../desk-context.ts'
import { nameOf } from '../shared/answers.ts'
import { recordCounted } from '../shared/counted-use.ts'
import { look } from '../shared/record.ts'
import { findMergesFrom } from '../store/account-merges.ts'
import { findByAddresses, findByName, findInvitedSeats } from '../store/found-readers.ts'
import { type AtPublisher, customersNamed, customersOf } from './at-publisher.ts'
import { type Found, foundAs, type Looked } from './found.ts'

/** The page to search, empty or with what was typed. */
export const searchView = (typed = ''): DeskView => ({
  title: deskTexts.search.title,
  place: 'search',
  blocks: [
    {
      kind: 'form',
      form: {
        action: deskAddresses.found,
        button: deskTexts.search.button,
        fields: [
          {
            kind: 'text',
            name: 'q',
            label: deskTexts.search.label,
            hint: deskTexts.search.hint,
            value: typed,
            most: deskLimits.queryChars,
            isFirst: true,
          },
        ],
      },
    },
  ],
})

/**
 * Looks for a reader by an address, a number or a name, read as it was meant. An exact find is shown at once. What was typed stands in
 * no address, since it was sent as a form, and not on the record. Source: docs/spec/service-desk.md#search.
 */
export async function search({ q = '' }: DeskValues, call: DeskCall): Promise<DeskShown> {
  const typed = readLine(q.slice(0, deskLimits.queryChars))
  const view = searchView(typed)
  if (typed === '') return { status: 200, view }
  const looked = await lookFor(typed, call)
  await recordSearch(looked, call)
  const [only, ...others] = looked.rows
  const isExact = only?.by === 'email' || only?.by === 'number'
  if (only?.id && isExact && others.length === 0) return { goTo: `${deskAddresses.reader}/${only.id}` }
  return { status: 200, view: { ...view, blocks: [...view.blocks, ...answerOf(looked)] } }
}

/** Puts a search on record: what it looked by, and how many it found. */
export const recordSearch = ({ rows, by }: Pick<Looked, 'rows' | 'by'>, call: DeskCall): Promise<unknown> =>
  recordCounted(
    { act: 'reader.searched', accountId: null, ...look, detail: { by, found: rows.length } },
    call,
  )

/** What was found, in words and a table; with a column for what can be done only where something can, and no form in a frame. */
export function answerOf(
  { rows, cannot }: Pick<Looked, 'rows' | 'cannot'>,
  { isFramed = false } = {},
): DeskBlock[] {
  const { none, found, columns } = deskTexts.search
  const can = !isFramed && rows.some(({ state }) => state === 'pending')
  const most = can ? columns.length : columns.length - 1
  const table = {
    kind: 'table',
    title: found(rows.length),
    columns: columns.slice(0, most),
    rows: rows.map((row) => cellsOf(row).slice(0, most)),
  } as const
  return [
    ...(cannot ? [{ kind: 'notice', tone: 'refused', text: deskTexts.search[cannot] } as const] : []),
    rows.length === 0 ? { kind: 'notice', tone: 'state', text: none } : table,
  ]
}

const cellsOf = ({ id, name, email, state, by, kept }: Found): DeskCell[] => [
  id ? { text: name, href: hrefOf({ id }) } : name,
  email,
  kept ? { text: deskTexts.mergedWith(kept.email), href: hrefOf(kept) } : deskTexts.states[state],
  deskTexts.search.by[by],
  state === 'pending' ? { forms: [again(email)] } : '',
]

const hrefOf = ({ id }: Pick<Account, 'id'>) => `${deskAddresses.reader}/${id}`

/** Sends the link of a registration once more. */
const again = (email: string): DeskForm => ({
  action: deskAddresses.registration,
  button: deskForms['activation.sent'].button,
  fields: [{ kind: 'hidden', name: 'email', value: email }],
})

/** What is found by whatever was typed; of accounts that went into another it says into which. */
export async function lookFor(typed: string, call: DeskCall): Promise<Looked> {
  const looked = await lookBy(typed, call)
  const ids = looked.rows.flatMap(({ id }) => id ?? [])
  const merges = new Map((await findMergesFrom(call.db, ids)).map(({ goneId, kept }) => [goneId, kept]))
  const rows = looked.rows.map((row) => {
    const kept = merges.get(row.id ?? '')
    return kept ? { ...row, kept } : row
  })
  return { ...looked, rows }
}

async function lookBy(typed: string, call: DeskCall): Promise<Looked> {
  const key = emailKey(typed)
  if (key.includes('@')) return { ...(await byAddress(key, call)), by: 'email' }
  const holder = await findLinkHolder(call.db, readNumber(typed))
  if (holder) return { rows: [foundAs('number', holder)], by: 'number' }
  const who = readNameAndPostcode(typed)
  if (who) return { ...(await byPostcode(who, call)), by: 'postcode' }
  return { rows: await byName(readName(typed), call), by: 'name' }
}

/** At the publisher, since no postcode is stored here; where it cannot say, readers with an account are found by the name alone. */
async function byPostcode(who: NameAndPostcode, call: DeskCall) {
  const { rows, cannot } = await customersNamed(who, call)
  if (!cannot) return { rows }
  const named = await Promise.all(who.names.map((name) => byName(name, call)))
  return { rows: named.find((found) => found.length > 0) ?? [], cannot }
}

async function byAddress(key: string, call: DeskCall) {
  const { db, now } = call
  const most = deskLimits.foundRows
  const exact = await findByAddresses(db, [key], 1)
  const seats = await findInvitedSeats(db, key, most)
  const [attempt] = exact.length > 0 ? [] : await findAttempts(db, key, now)
  const similar = exact.length > 0 ? [] : await findByAddresses(db, similarAddresses(key), most)
  const atPublisher: AtPublisher = exact.length > 0 ? { rows: [] } : await customersOf(key, call)
  const invited = seats.flatMap(({ account, ...seat }): Found[] => {
    if (account) return exact.some(({ id }) => id === account.id) ? [] : [foundAs('invitation', account)]
    return exact.length > 0
      ? []
      : [{ name: nameOf(seat), email: seat.email, state: 'invited', by: 'invitation' }]
  })
  const rows: Found[] = [
    ...exact.map((account) => foundAs('email', account)),
    ...(attempt ? [pending(attempt)] : []),
    ...invited,
    ...atPublisher.rows,
    ...similar.map((account) => foundAs('similar', account)),
  ]
  return { ...atPublisher, rows: rows.slice(0, most) }
}

const pending = ({
  email,
  profile,
}: {
  email: string
  profile: { given_name?: string | null; family_name?: string | null }
}): Found => ({
  name: nameOf({ givenName: profile.given_name ?? null, familyName: profile.family_name ?? null }),
  email,
  state: 'pending',
  by: 'registration',
})

/** By the beginning of the family name: typed alone, before a comma, or as the last word. */
async function byName(typed: string, { db }: DeskCall): Promise<Found[]> {
  const [family = '', given = ''] = typed.includes(',')
    ? typed.split(',', 2)
    : [typed.split(/\s+/).at(-1), typed.split(/\s+/).slice(0, -1).join(' ')]
  const most = deskLimits.foundRows
  const found = await findByName(db, { family: family.trim(), given: given.trim() }, most)
  // A family name of two words is no first name before another.
  const whole = given && found.length === 0 ? await findByName(db, { family: typed, given: '' }, most) : []
  return [...found, ...whole].map((account) => foundAs('name', account))
}
