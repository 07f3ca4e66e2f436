import type { newsletter, Output } from '@leserkonto/contracts'
import { isConsented, isLive, registerStatusOf } from '@leserkonto/rules'
import type { ShownNewsletters } from './store/shown-newsletters.ts'

type Shown = Output<typeof newsletter.user>

/** The answer for callers who may see nothing, whether the address is known or not. */
export const nobody: Shown = { id: null, email: null, register_status: 0, verified: false, subscriptions: [] }

/** A newsletter user in full, for callers who have proven the mailbox. */
export const shownInFull = (user: ShownNewsletters): Shown => ({
  ...shownRows(user, user.subscriptions),
  verified: true,
})

/** For an opt-in token: only the lists that its mail named. */
export function shownToOptIn(user: ShownNewsletters, lists: readonly string[]): Shown {
  const rows = user.subscriptions.filter(({ newsletterId }) => lists.includes(newsletterId))
  return { ...shownRows(user, rows), verified: rows.some(({ state }) => isConsented(state)) }
}

/** For an unsubscribe token, whose mail may have been forwarded: only whether there is anything left to end. */
export const shownToUnsubscriber = (id: string, register_status: number): Shown => ({
  ...nobody,
  id,
  register_status,
})

function shownRows({ id, email, suppressedAt }: ShownNewsletters, rows: ShownNewsletters['subscriptions']) {
  const suppressed = suppressedAt !== null
  const states = rows.map(({ state }) => state)
  return {
    id,
    email,
    register_status: registerStatusOf(states, suppressed),
    subscriptions: rows
      .filter(({ state }) => isLive(state))
      .map((row) => ({
        newsletter_id: row.newsletterId,
        origin: row.origin,
        optin_confirmation_date: suppressed ? null : (row.optinConfirmationDate?.toISOString() ?? null),
      })),
  }
}
