import { newsletterChanged, unsubscribeUrl } from '@leserkonto/mails'
import { isConsented } from '@leserkonto/rules'
import type { Call } from '../context.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import type { Tx } from '../store/database/db.ts'
import { knownCatalogue } from './shared/newsletter-catalogue.ts'
import type { NewsletterUserRows } from './store/newsletter-users.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Titles by list; without the catalogue a list has none. */
export type Titles = ReadonlyMap<string, string>

/** Titles of all lists of the editions this reader gets newsletters from. Asks the publisher: never in a transaction. */
export async function titlesFor(
  user: NewsletterUserRows,
  more: readonly string[],
  call: Call,
): Promise<Titles> {
  const editions = [...new Set([...more, ...user.subscriptions.map((row) => row.edition)])]
  const catalogues = await Promise.all(editions.map((name) => knownCatalogue(name, call)))
  const lists = catalogues.flatMap((catalogue) => catalogue?.newsletters ?? [])
  return new Map(lists.map(({ id, title }) => [id, title]))
}

/**
 * Sends a mail about a change made without a login, with the link that ends all remaining lists. If the title of one is
 * unknown the mail has no titles, because a partial list would look complete.
 */
export async function mailChange(
  tx: Tx,
  user: NewsletterUserRows,
  { edition: name, titles }: { edition: string; titles: Titles },
  call: Call,
): Promise<void> {
  if (user.suppressedAt) return
  const edition = call.edition(name)
  const received = user.subscriptions.filter(({ state }) => isConsented(state))
  const names = received.map(({ newsletterId }) => titles.get(newsletterId))
  const known = names.every((title) => title !== undefined) ? names : undefined
  const [only, ...more] = received
  // The token of a single list cannot end one that is added later.
  const ends = only && more.length === 0 ? only.newsletterId : null
  const url = only && unsubscribeUrl(unsubscribeToken(user.id, ends, call), edition)
  const mail = newsletterChanged({ at: call.now, titles: known, unsubscribeUrl: url }, edition)
  const entry = { purpose: 'newsletter_changed', to: user.email, edition: name, mail }
  await enqueueMail(tx, { ...entry, ...(url && { listUnsubscribe: url }) }, call)
}
