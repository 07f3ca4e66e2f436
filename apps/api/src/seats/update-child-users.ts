import {
  type Input,
  type Output,
  Problem,
  problemText,
  type sharedSubscriptions,
} from '@leserkonto/contracts'
import { isOutage, seatStatus } from '@leserkonto/rules'
import { type Account, findAccount } from '../accounts/store/accounts.ts'
import type { CallOf, OperationOf } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import { accept } from './invitations/accept.ts'
import { decline } from './invitations/decline.ts'
import { typedAddress } from './invitations/invitable.ts'
import { invite, resend } from './invitations/invite.ts'
import { invitingOwner, planToManage, unsentInvitations } from './invitations/inviting-owner.ts'
import type { Inviting } from './invitations/mail-invitation.ts'
import { giveUpSeat } from './plans/give-up-seat.ts'
import { refuseAdministrators } from './plans/managed-plan.ts'
import { shownSeat, shownSeats } from './shown-seat.ts'
import { findSeatOnly, findSeatsOf, type SharedSeat } from './store/shared-seats.ts'

type Form = Input<typeof sharedSubscriptions.updateChildUsers>
type Wish = Form['childusers'][number]
type Answer = Output<typeof sharedSubscriptions.updateChildUsers>
type Row = Answer['results'][number]
type ReaderCall = CallOf<'reader'>
type Done = { seat: SharedSeat; already?: boolean; entryId?: string | undefined }
/** A change and its result. */
type RowOutcome = { row: Row; done?: Done }

/** Makes each change separately: a single one fails with its status, one of several with its code. */
export const updateChildUsers: OperationOf<typeof sharedSubscriptions.updateChildUsers> = async (
  form,
  call,
) => {
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('FORBIDDEN')
  const wantsOwner = form.childusers.some(({ action }) => !isInvitees(action))
  const owner = wantsOwner ? await ownerOf(form, account, call) : undefined
  const alone = form.childusers.length === 1
  try {
    const judged: RowOutcome[] = []
    for (const wish of form.childusers) judged.push(await judge(wish, { account, owner, alone }, call))
    const failed = await sendNow(judged, alone, call)
    return await answer(judged, failed, owner, call)
  } finally {
    tellRelay(call)
  }
}

const isInvitees = (action: Wish['action']) => action === 'accept' || action === 'decline'

async function ownerOf(form: Form, account: Account, call: ReaderCall): Promise<Inviting> {
  const edition = call.askedEdition(form.edition)
  const invites = form.childusers.some(({ action }) => action === 'invite' || action === 'resend')
  const managed = await planToManage(account, { force: invites }, call)
  // Taking a seat back needs neither the publisher's newest data nor who the owner is.
  const acting = { account, ...managed, edition }
  return invites ? invitingOwner(acting, call) : { ...acting, name: null, ownerEmail: undefined }
}

type Requester = { account: Account; owner: Inviting | undefined; alone: boolean }

async function judge(wish: Wish, whose: Requester, call: ReaderCall): Promise<RowOutcome> {
  try {
    const done = await does(wish, whose, call)
    const { id, email } = done.seat
    const status = seatStatus(done.seat, call.now)
    const already = done.already && { already: true }
    return { done, row: { id, email, action: wish.action, ok: true, ...already, status } }
  } catch (error) {
    if (whose.alone) throw error
    const problem = isOutage(error) ? new Problem('GENERIC') : error
    if (!(problem instanceof Problem)) throw error
    const { code, message } = problem.fields?.[0] ?? said(problem)
    const named = { id: wish.id ?? null, email: wish.email ?? null, action: wish.action }
    return { row: { ...named, ok: false, status: null, code, message } }
  }
}

const said = ({ code, params }: Problem) => ({ code, message: problemText(code, params) })

const namesOf = ({ given_name, family_name }: Wish) => ({
  givenName: given_name ?? null,
  familyName: family_name ?? null,
})

function does(wish: Wish, { account, owner }: Requester, call: ReaderCall): Promise<Done> {
  const { action, id, email, token, address } = wish
  if (action === 'accept') return accept({ token, id, address }, account, call)
  if (action === 'decline') return decline({ token, id }, account, call)
  if (!owner) throw new Problem('FORBIDDEN')
  if (action === 'invite' && email !== undefined)
    return invite({ email: addressOf(email), ...namesOf(wish) }, owner, call)
  if (id === undefined) throw new Problem('NOT_FOUND')
  return action === 'revoke' ? revoke(id, owner, call) : resend(id, owner, call)
}

function addressOf(typed: string): string {
  const { email, wrong } = typedAddress(typed)
  // Only a single change fails like this, so its row is 0; one of several fails with a code.
  if (wrong) throw new Problem('VALIDATION_FAILED', { fields: [{ ...wrong, field: 'childusers.0.email' }] })
  return email
}

async function revoke(id: string, { plan, ownSeat, account }: Inviting, call: ReaderCall): Promise<Done> {
  const before = (await findSeatsOf(call.db, plan.id)).find((seat) => seat.id === id)
  if (!before) throw new Problem('NOT_FOUND')
  refuseAdministrators([before], { ownSeat })
  const seat = await giveUpSeat({ seatId: id, plan, account, isOwner: true }, call)
  return { seat, already: seat.status === before.status }
}

/** Sends the invitations at once; returns the addresses of those that failed. */
async function sendNow(judged: RowOutcome[], alone: boolean, call: ReaderCall): Promise<string[]> {
  const entries = judged.flatMap(({ done }) => done?.entryId ?? [])
  const unsent = await unsentInvitations(entries, call)
  const failed = judged.filter(({ done }) => done?.entryId && unsent.has(done.entryId))
  const emails = failed.flatMap(({ done }) => done?.seat.email ?? [])
  const params = { emails: emails.join(', ') }
  const code = 'SHARED_INVITATION_SEND_FAILED'
  if (failed.length > 0 && alone) throw new Problem(code, { params, details: { failed_emails: emails } })
  for (const one of failed) {
    const message = problemText(code, { emails: one.row.email ?? '' })
    one.row = { ...one.row, ok: false, code, message }
  }
  return emails
}

async function answer(
  judged: readonly RowOutcome[],
  failed: string[],
  owner: Inviting | undefined,
  call: ReaderCall,
): Promise<Answer> {
  const results = judged.map(({ row }) => row)
  if (owner) {
    const { used, childusers } = shownSeats(await findSeatsOf(call.db, owner.plan.id), call.now, owner.plan)
    const details = failed.length > 0 && { details: { failed_emails: failed } }
    return { max_members: owner.plan.maxMembers, used, results, childusers, ...details }
  }
  const ids = [...new Set(judged.flatMap(({ done }) => done?.seat.id ?? []))]
  const own = await Promise.all(ids.map((id) => findSeatOnly(call.db, id)))
  return { results, childusers: own.map((seat) => shownSeat(seat, call.now)) }
}
