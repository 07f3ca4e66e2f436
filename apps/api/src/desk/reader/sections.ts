import type { DeskBlock, DeskCell } from '@leserkonto/pages'
import { shownPlans } from '@leserkonto/rules'
import { dateTexts, deskReaderTexts, wordOf } from '@leserkonto/texts'
import type { DeskCall } from '../../desk-context.ts'
import { nameOf } from '../shared/answers.ts'
import type { ReaderFile } from './reader-file.ts'

const { sections, columns, person, ways, planStates, seatStates, mailStates } = deskReaderTexts

const when = (at: Date | string | null) => (at === null ? '–' : dateTexts.moment(at))
const table = (name: keyof typeof columns & keyof typeof sections, rows: DeskCell[][]): DeskBlock => ({
  kind: 'table',
  title: sections[name],
  columns: columns[name],
  rows,
})

/** Who it is, and how they sign in. */
export function personSection(
  { account, emailChanges, passkeys }: ReaderFile,
  { edition, now }: DeskCall,
): DeskBlock[] {
  const open = emailChanges.find((one) => !one.confirmedAt && !one.cancelledAt && one.expiresAt > now)
  return [
    {
      kind: 'facts',
      title: sections.person,
      facts: [
        [person.name, nameOf(account)],
        [person.email, account.email],
        ...(open ? ([[person.change, open.newEmail]] as const) : []),
        ...(account.birthDate ? ([[person.birthDate, dateTexts.day(account.birthDate)]] as const) : []),
        [person.created, when(account.createdAt)],
        [person.source, edition(account.source).name],
        [person.id, account.id],
      ],
    },
    {
      kind: 'facts',
      title: sections.ways,
      facts: [
        [ways.password, account.passwordHash === null ? ways.noPassword : ways.hasPassword],
        [ways.passkeys, passkeys.map(({ name }) => name).join(', ') || '–'],
        [ways.code, ways.codeAlways],
      ],
    },
  ]
}

/** The plans behind the reader's rights, with the age of what is known of them, and what the service has opened. */
export function plansSection(
  { copies, accesses, openToAll }: ReaderFile,
  { edition, now }: DeskCall,
): DeskBlock[] {
  const plans = copies.own.flatMap((customer) =>
    shownPlans(customer, now).map((plan) => [
      plan.title,
      customer.gpNumber,
      edition(plan.edition).name,
      plan.rights.map((right) => wordOf('rights', right)).join(', '),
      planStates[plan.status],
      when(customer.copy?.fetchedAt ?? null),
    ]),
  )
  const bare = copies.own
    .filter((customer) => shownPlans(customer, now).length === 0)
    .map(({ gpNumber, copy }) => ['–', gpNumber, '–', '–', '–', when(copy?.fetchedAt ?? null)])
  const opened = [...accesses, ...openToAll].map((one) => [
    edition(one.edition).name,
    when(one.beganAt),
    when(one.endsAt),
    one.accountId === null ? deskReaderTexts.forAll : deskReaderTexts.forThis,
  ])
  return [table('plans', [...plans, ...bare]), table('opened', opened)]
}

/** Seats and invitations. */
export const seatsSection = ({ memberships, invited }: ReaderFile): DeskBlock =>
  table(
    'seats',
    [...memberships, ...invited].map((seat) => [
      `${seat.sharedSubscription.title}: ${seat.email}`,
      seatStates[seat.status],
      when(seat.invitedAt),
      when(seat.expiresAt),
    ]),
  )

/** Newsletters, with every step by which they were agreed to. */
export const newslettersSection = ({ subscriptions, consents }: ReaderFile): DeskBlock[] => [
  table(
    'newsletters',
    subscriptions.map((one) => [
      one.newsletterId,
      wordOf('state', one.state),
      when(one.registeredAt),
      when(one.optinConfirmationDate),
    ]),
  ),
  {
    kind: 'table',
    title: deskReaderTexts.proofOf,
    columns: columns.proof,
    rows: consents.map(({ at, type, newsletterIds, method }) => [
      when(at),
      wordOf('type', type),
      newsletterIds.join(', '),
      wordOf('method', method),
    ]),
  },
]

/** Where the reader is signed in. */
export const devicesSection = ({ sessions }: ReaderFile, { edition }: DeskCall): DeskBlock =>
  table(
    'devices',
    sessions.map((session) => [
      session.device,
      edition(session.edition).name,
      when(session.createdAt),
      when(session.lastSeenAt),
    ]),
  )

/** What refuses the reader something now. */
export const limitsSection = ({ limits }: ReaderFile): DeskBlock =>
  table(
    'limits',
    limits.map(({ name, until }) => [deskReaderTexts.limitNames[name], when(until)]),
  )

/** What was sent to the address, newest first, and what became of it. */
export function mailsSection(
  { mails, suppressions, newsletterUser }: ReaderFile,
  { edition }: DeskCall,
): DeskBlock[] {
  const scopes = [
    ...suppressions.map(({ scope }) => scope),
    ...(newsletterUser?.suppressedAt ? ['newsletter' as const] : []),
  ]
  const notes = [...new Set(scopes)].map(
    (scope): DeskBlock => ({ kind: 'notice', tone: 'refused', text: deskReaderTexts.suppressed[scope] }),
  )
  const rows = mails
    .toReversed()
    .slice(0, 50)
    .map((mail) => [
      when(mail.at),
      wordOf('purpose', mail.purpose),
      edition(mail.edition).name,
      mailStates[mail.state],
    ])
  return [table('mails', rows), ...notes]
}

/** What the staff wrote down. */
export const notesSection = ({ notes }: ReaderFile): DeskBlock =>
  table(
    'notes',
    notes.map(({ at, name, text }) => [when(at), name, text]),
  )
