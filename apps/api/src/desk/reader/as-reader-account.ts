import type { DeskBlock } from '@leserkonto/pages'
import { fullName, readableEmail, seatStatus, sessionLimits, shownPlans } from '@leserkonto/rules'
import { dateTexts, deviceTexts, homeTexts, planTexts, sharedReaderTexts } from '@leserkonto/texts'
import type { DeskCall } from '../../desk-context.ts'
import { shownSeats } from '../../seats/shown-seat.ts'
import { shownDevices } from '../../sign-in/shared/shown-devices.ts'
import { findSessions } from '../../sign-in/store/sessions.ts'
import type { ReaderFile } from './reader-file.ts'

const texts = homeTexts.account
type Fact = readonly [string, string]

/** What waits for the reader besides newsletters. */
export const waitingFor = (file: ReaderFile, call: DeskCall): Fact[] => [
  ...invitation(file, call),
  ...pendingEmail(file, call),
]

/** The account in rows, and where the reader is signed in. */
export const shownAccount = async (file: ReaderFile, call: DeskCall): Promise<DeskBlock[]> => [
  { kind: 'facts', title: texts.title, facts: [...seats(file, call), ...person(file)] },
  await devices(file, call),
]

/** An invitation is not shown to a reader who shares a plan already. */
function invitation({ copies, memberships }: ReaderFile, { now }: DeskCall): Fact[] {
  if (copies.seat || copies.own.some((one) => shownPlans(one, now).some(({ shared }) => shared))) return []
  const { none } = sharedReaderTexts
  const isInvited = memberships.some((seat) => seatStatus(seat, now) === 'invited')
  return isInvited ? [[none.invitedTitle, none.invited]] : []
}

function pendingEmail({ emailChanges }: ReaderFile, { now }: DeskCall): Fact[] {
  const open = emailChanges.find((one) => !one.confirmedAt && !one.cancelledAt && one.expiresAt > now)
  const { email, openLink } = homeTexts.waiting
  return open ? [[email(open.newEmail), openLink]] : []
}

/** How many seats of an own plan are taken. */
const seats = ({ copies, invited }: ReaderFile, { now }: DeskCall): Fact[] =>
  copies.own
    .flatMap((customer) => shownPlans(customer, now))
    .filter(({ shared, status }) => shared !== null && status === 'running')
    .map((plan) => {
      const rows = invited.filter((seat) => seat.sharedSubscription.crmSubscriptionId === plan.id)
      const { used, childusers } = shownSeats(rows, now, { status: 'live', endedAt: null })
      const waiting = childusers.filter(({ status }) => status === 'invited').length
      const taken = planTexts.people.used(used, plan.seats ?? 0)
      return [texts.shared.title, waiting > 0 ? `${taken}, ${texts.shared.invited(waiting)}` : taken]
    })

function person({ account }: ReaderFile): Fact[] {
  const { security, email, personal } = texts
  const name = fullName({ givenName: account.givenName ?? '', familyName: account.familyName ?? '' })
  return [
    [security.title, account.passwordHash === null ? security.codeOnly : security.password],
    [email.title, readableEmail(account.email)],
    [personal.title, [name, account.companyName].filter(Boolean).join(', ') || personal.none],
  ]
}

async function devices({ account }: ReaderFile, { db, now, edition }: DeskCall): Promise<DeskBlock> {
  const rows = await findSessions(db, account.id, { now, idleMs: sessionLimits.idleMs })
  const facts = shownDevices(rows).map((one): Fact => {
    const where = one.partner
      ? deviceTexts.partner
      : deviceTexts.editions(one.editions.map((shortcut) => edition(shortcut).name))
    return [one.device, `${where}. ${deviceTexts.lastSeen(dateTexts.moment(one.last_seen_at))}`]
  })
  return { kind: 'facts', title: deviceTexts.title, facts }
}
