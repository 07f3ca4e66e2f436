import { emailKey, isConsented } from '@leserkonto/rules'
import { isSuppressed } from '../../accounts/store/suppressions.ts'
import type { With } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { registerSubscriptions } from '../store/newsletter-subscriptions.ts'
import { lockNewsletterUser, upsertNewsletterUser } from '../store/newsletter-users.ts'
import { type MadeFrom, recordConsent } from './record-consent.ts'

/** Lists somebody asked for with an address, proven or not. */
export type Wish = {
  email: string
  edition: string
  newsletters: readonly { id: string; title: string }[]
  origin: string
  at: Date
}

/** The lists that still have to be confirmed, and the newsletter user. */
export type NotedWish = { newsletterUserId: string; newsletters: readonly { id: string; title: string }[] }

/**
 * Stores the lists somebody asked for as unconfirmed. Lists with valid consent, and those left since they were
 * asked for, are not changed and not returned; undefined if nothing is left to confirm or the address refused such mails. For a suppressed address earlier consent
 * does not count.
 */
export async function noteNewsletterWish(tx: Tx, wish: Wish, work: With<'ids' | 'now' | 'secrets'>) {
  const key = emailKey(wish.email)
  if (await isSuppressed(tx, work.secrets.mac('address', key), 'newsletter', work.now)) return undefined
  const fresh = { id: work.ids.newId(), email: wish.email, emailKey: key, createdAt: wish.at }
  const user = await lockNewsletterUser(tx, (await upsertNewsletterUser(tx, fresh)).id)
  if (!user) return undefined
  const standing = user.suppressedAt ? [] : user.subscriptions.filter(({ state }) => isConsented(state))
  const leftSince = user.subscriptions.filter(
    ({ unsubscribedAt }) => unsubscribedAt && unsubscribedAt > wish.at,
  )
  const settled = new Set([...standing, ...leftSince].map(({ newsletterId }) => newsletterId))
  const newsletters = wish.newsletters.filter(({ id }) => !settled.has(id))
  if (newsletters.length === 0) return undefined
  const ids = newsletters.map(({ id }) => id)
  await registerSubscriptions(tx, user.id, ids, { ...wish, now: wish.at })
  return { newsletterUserId: user.id, newsletters } satisfies NotedWish
}

type Request = { wish: Wish; noted: NotedWish; textVersion: string | null; mailId: string; from: MadeFrom }

/** Records the first of the two steps of consent: the request, its origin and time, and the mail. */
export const recordNewsletterRequest = (
  tx: Tx,
  { wish, noted, textVersion, mailId, from }: Request,
  method: 'form' | 'registration',
  work: With<'editions' | 'ids' | 'secrets'>,
): Promise<void> =>
  recordConsent(
    tx,
    {
      type: 'requested',
      newsletterUserId: noted.newsletterUserId,
      emailKey: emailKey(wish.email),
      edition: wish.edition,
      newsletterIds: noted.newsletters.map(({ id }) => id),
      at: wish.at,
      method,
      from,
      textVersion,
      mailId,
    },
    work,
  )
