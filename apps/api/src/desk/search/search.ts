import type { DeskBlock, DeskCell, DeskForm, DeskView } from '@leserkonto/pages'
import { deskAddresses, deskLimits, emailKey, isOutage, similarAddresses } from '@leserkonto/rules'
import { deskForms, deskTexts } from '@leserkonto/texts'
import type { Account } from '../../accounts/store/accounts.ts'
import { findAttempts } from '../../accounts/store/pending-registrations.ts'
import { findLinkHolder } from '../../customers/store/account-links.ts'
import type { DeskCall, DeskShown, DeskValues } from '../../desk-context.ts'
import { nameOf } from '../shared/answers.ts'
import { findByAddresses, findByName, findInvitedSeats } from '../store/found-readers.ts'

type By = keyof typeof deskTexts.search.by
/** A row of what was found; without an id there is no page. */
type Found = { id?: string; name: string; email: string; state: keyof typeof deskTexts.states; by: By }

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
 * Looks for a reader by whatever is known of them. One who is found exactly is shown at once. What was typed stands in no
 * address: it was sent as a form. Source: docs/spec/service-desk.md#search.
 */
export async function search({ q = '' }: DeskValues, call: DeskCall): Promise<DeskShown> {
  const typed = q.trim().slice(0, deskLimits.queryChars)
  const view = searchView(typed)
  if (typed === '') return { status: 200, view }
  const { rows, isSilent } = await lookFor(typed, call)
  const [only, ...others] = rows
  const isExact = only?.by === 'email' || only?.by === 'number'
  if (only?.id && isExact && others.length === 0) return { goTo: `${deskAddresses.reader}/${only.id}` }
  const { none, found, silent } = deskTexts.search
  const title = found(rows.length)
  const told = isSilent ? ([{ kind: 'notice', tone: 'refused', text: silent }] as const) : []
  const answer =
    rows.length === 0 ? ({ kind: 'notice', tone: 'state', text: none } as const) : tableOf(title, rows)
  return { status: 200, view: { ...view, blocks: [...view.blocks, ...told, answer] } }
}

/** What was found; a column for what can be done only where something can. */
const tableOf = (title: string, rows: readonly Found[]): DeskBlock => {
  const { columns } = deskTexts.search
  const can = rows.some(({ state }) => state === 'pending')
  const cells = rows.map((row) => cellsOf(row).slice(0, can ? columns.length : -1))
  return { kind: 'table', title, columns: can ? columns : columns.slice(0, -1), rows: cells }
}

const cellsOf = ({ id, name, email, state, by }: Found): DeskCell[] => [
  id ? { text: name, href: `${deskAddresses.reader}/${id}` } : name,
  email,
  deskTexts.states[state],
  deskTexts.search.by[by],
  state === 'pending' ? { forms: [again(email)] } : '',
]

/** Sends the link of a registration once more. */
const again = (email: string): DeskForm => ({
  action: deskAddresses.registration,
  button: deskForms['activation.sent'].button,
  fields: [{ kind: 'hidden', name: 'email', value: email }],
})

async function lookFor(typed: string, call: DeskCall): Promise<{ rows: Found[]; isSilent: boolean }> {
  if (typed.includes('@')) return byAddress(emailKey(typed), call)
  const holder = await findLinkHolder(call.db, typed)
  if (holder) return { rows: [foundAs('number', holder)], isSilent: false }
  return { rows: await byName(typed, call), isSilent: false }
}

async function byAddress(key: string, call: DeskCall) {
  const { db, now } = call
  const most = deskLimits.foundRows
  const exact = await findByAddresses(db, [key], 1)
  const seats = await findInvitedSeats(db, key, most)
  const [attempt] = exact.length > 0 ? [] : await findAttempts(db, key, now)
  const similar = exact.length > 0 ? [] : await findByAddresses(db, similarAddresses(key), most)
  const { numbers, isSilent } =
    exact.length > 0 ? { numbers: [], isSilent: false } : await customersOf(key, call)
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
    ...numbers,
    ...similar.map((account) => foundAs('similar', account)),
  ]
  return { rows: rows.slice(0, most), isSilent }
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

/** Customers with this address and no account here, as the publisher knows them. */
async function customersOf(key: string, { db, publisher }: DeskCall) {
  try {
    const numbers = (await publisher.customersOf(key)) ?? []
    const rows = await Promise.all(
      numbers.map(async (number): Promise<Found> => {
        const holder = await findLinkHolder(db, number)
        if (holder) return foundAs('number', holder)
        return { name: deskTexts.search.noAccount(number), email: key, state: 'noAccount', by: 'publisher' }
      }),
    )
    return { numbers: rows, isSilent: false }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { numbers: [], isSilent: true }
  }
}

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

const foundAs = (by: By, account: Account): Found => ({
  id: account.id,
  name: nameOf(account),
  email: account.email,
  state: account.status,
  by,
})
