import { errorCode } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import { sendEditLink } from '../features/newsletter/send-edit-link.ts'
import { sendOptInMail } from '../features/newsletter/send-opt-in-mail.ts'
import { sendResetMail } from '../features/password/send-reset-mail.ts'
import { sendRegistrationMail } from '../features/registration/send-registration-mail.ts'
import { noteLoginFailure } from '../features/session/note-login-failure.ts'
import { sendCancelReceipt } from '../features/subscriptions/send-cancel-receipt.ts'
import { tellRelay } from '../steps/enqueue-mail.ts'
import type { OutboxKind, OutboxPayloads } from '../steps/outbox-entries.ts'
import type { Tx } from '../store/db.ts'
import { claimDue, claimEntries, finishEntry, postponeEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import { deliverCancellation } from './deliver-cancellation.ts'
import { deliverLink, deliverUnlink } from './deliver-link.ts'
import { deliverMail, isPermanent } from './deliver-mail.ts'
import { deliverOptin } from './deliver-optin.ts'
import { deliverSeat } from './deliver-seat.ts'
import { deliverSeatRemoval } from './deliver-seat-removal.ts'
import { type Job, jobOf } from './job.ts'
import { linkRegistered } from './link-registered.ts'
import { followRights, refreshCustomer } from './refresh-customer.ts'

const leaseMs = 30_000
// As many as the mailer has connections: none waits in a queue while its lease runs out.
const most = 8
const firstRetryMs = 1_000
const longestRetryMs = 5 * 60_000

type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

/**
 * Does what waits in the outbox, oldest first, and answers how many entries it took. Safe in several processes: an
 * entry is leased before it is worked on, and finished in the transaction of its effect.
 */
export async function relayOutbox(
  deps: Deps,
  failed: (kind: string, error: unknown) => void,
): Promise<number> {
  const claimed = await claimDue(deps.db, { now: deps.clock.now(), leaseMs, most })
  await Promise.all(claimed.map((entry) => workOn(deps, entry, failed)))
  return claimed.length
}

/**
 * Does these entries at once and answers those that were not done within the time, which stay in the outbox and go on
 * being tried, and those that were refused for good. One that another process works on counts as done.
 */
export async function deliverNow(deps: Deps, ids: readonly string[], withinMs: number): Promise<string[]> {
  // As long for each as in a round of the relay: they leave over the same few connections.
  const lease = { now: deps.clock.now(), leaseMs: leaseMs * Math.ceil(ids.length / most) }
  const claimed = await claimEntries(deps.db, ids, lease)
  const open = new Set(claimed.map(({ id }) => id))
  const working = claimed.map(async (entry) => {
    if (await workOn(deps, entry, () => undefined)) open.delete(entry.id)
  })
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    late = setTimeout(resolve, withinMs)
  })
  await Promise.race([Promise.all(working), limit])
  clearTimeout(late)
  return [...open]
}

/** Answers whether the entry was done. */
async function workOn(
  deps: Deps,
  entry: Claimed,
  failed: (kind: string, error: unknown) => void,
): Promise<boolean> {
  const job = jobOf(deps)
  try {
    const { payload, scenario } = JSON.parse(deps.secrets.open(entry.payload))
    const publisher = deps.publisher.on({ scenario })
    return await doEntry(entry.kind as OutboxKind, payload, entry, { ...job, publisher })
  } catch (error) {
    failed(entry.kind, error)
    const nextAt = new Date(
      job.now.getTime() + Math.min(firstRetryMs * 2 ** (entry.attempts - 1), longestRetryMs),
    )
    await postponeEntry(deps.db, entry.id, nextAt, storedCode(error))
    return false
  }
}

type Decide<K extends OutboxKind> = (tx: Tx, payload: OutboxPayloads[K], job: Job) => Promise<void>

type Deliver<K extends OutboxKind> = (payload: OutboxPayloads[K], entryId: string, job: Job) => Promise<void>

/** What another service is told or asked, outside a transaction; each finishes its own entry. */
const deliveries = {
  'publisher.optin': deliverOptin,
  'publisher.link': deliverLink,
  'publisher.unlink': deliverUnlink,
  'publisher.link_registered': linkRegistered,
  'publisher.refresh': refreshCustomer,
  'rights.changed': followRights,
  'publisher.remove_seat': deliverSeatRemoval,
  'publisher.add_seat': deliverSeat,
  'publisher.cancellation': deliverCancellation,
} satisfies { [K in OutboxKind]?: Deliver<K> }

type Delivered = keyof typeof deliveries

/** What is decided after the answer, in the transaction that finishes its entry. */
const decisions: { [K in Exclude<OutboxKind, Delivered | 'mail'>]: Decide<K> } = {
  'registration.mail': sendRegistrationMail,
  'password.reset': sendResetMail,
  'login.failure': noteLoginFailure,
  'newsletter.request': sendOptInMail,
  'newsletter.edit_link': sendEditLink,
  'cancellation.receipt': sendCancelReceipt,
}

/** Answers whether it was done: a mail may be refused for good, and is finished with that. */
async function doEntry(kind: OutboxKind, payload: unknown, entry: Claimed, job: Job): Promise<boolean> {
  // Each kind was enqueued with the payload of its kind.
  if (kind === 'mail')
    return (await deliverMail(payload as OutboxPayloads['mail'], entry.id, job)) === 'submitted'
  const given = payload as OutboxPayloads[typeof kind]
  if (isDelivered(kind)) {
    await (deliveries[kind] as Deliver<OutboxKind>)(given, entry.id, job)
    return true
  }
  const decide = decisions[kind] as Decide<OutboxKind>
  await transaction(job.db, async (tx) => {
    await decide(tx, given, job)
    await finishEntry(tx, entry.id)
  })
  tellRelay(job)
  return true
}

const isDelivered = (kind: OutboxKind): kind is Delivered => kind in deliveries

/** A code for the table; messages stay out of it, they can carry an address. */
function storedCode(error: unknown): string {
  if (isPermanent(error)) return 'REFUSED'
  const code = errorCode(error)
  return code !== undefined && /^[A-Z0-9_]{1,32}$/.test(code) ? code : 'FAILED'
}
