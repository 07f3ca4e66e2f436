import { emailKey } from '@leserkonto/rules'
import { derivedId } from './derived-id.ts'
import { type Moving, noOutcome, type Outcome, type Row } from './moving.ts'
import { type NewsletterRecord, pastInstant } from './records.ts'
import {
  addSubscriptions,
  findClosed,
  findKnownEvents,
  findKnownUsers,
  type KnownUser,
  type NewSubscription,
} from './store/imported-newsletters.ts'

/**
 * What is known of a consent: a proof; none, and the publisher sends all the same; none, so that nothing is sent; or that the
 * list was left.
 */
type Standing = 'proven' | 'sent' | 'held' | 'left'

type Candidate = Row<NewsletterRecord> & {
  key: string
  edition: string
  mac: string
  standing: Standing
  eventId: string
}

/**
 * Brings readers of newsletters. A list without a proof is recorded as such, and rests until a later run brings the proof, the
 * publisher decides to send, or its reader asks for it again. Source: docs/spec/flows.md#consents-of-another-house.
 */
export async function importNewsletters(
  rows: readonly Row<NewsletterRecord>[],
  moving: Moving,
): Promise<Outcome> {
  const { work } = moving
  const outcome = noOutcome()
  const tell = ({ line, record: { email } }: Row<NewsletterRecord>, reason: string) => {
    outcome.findings.push({ line, email, reason, left: 'record' })
  }
  const possible = possibleOnes(rows, moving, tell)
  const known = await findKnownUsers(
    work.pool,
    possible.map(({ key }) => key),
  )
  const made = await findKnownEvents(
    work.pool,
    possible.map(({ eventId }) => eventId),
  )
  const closed = await findClosed(
    work.pool,
    possible.map(({ mac }) => mac),
    work.now,
  )
  const fresh = possible.filter((one) => {
    const listed = known.get(one.key)?.lists.get(one.record.newsletter)
    if (made.has(one.eventId)) outcome.again++
    else if (closed.has(one.mac)) tell(one, 'SUPPRESSED')
    else if (listed && !isHeld(listed.origin, one.standing)) tell(one, 'LIST_EXISTS')
    else return true
    return false
  })
  if (moving.isDryRun || fresh.length === 0) return { ...outcome, imported: fresh.length }
  const written = fresh.map((one) => subscriptionOf(one, known.get(one.key), work))
  const done = await addSubscriptions(work.pool, written)
  for (const one of fresh) if (!done.has(one.eventId)) tell(one, 'LIST_EXISTS')
  return { ...outcome, imported: done.size }
}

/** Whether a list rests for want of a proof, and this ends it. */
const isHeld = (origin: string, standing: Standing) => origin === origins.held && standing !== 'held'

const origins: Readonly<Record<Standing, string>> = {
  proven: 'import',
  sent: 'import_unproven',
  held: 'import_held',
  left: 'import',
}

function standingOf({ unsubscribed, proof }: NewsletterRecord, unproven: Moving['unproven']): Standing {
  if (unsubscribed) return 'left'
  if (proof) return 'proven'
  return unproven === 'send' ? 'sent' : 'held'
}

function possibleOnes(
  rows: readonly Row<NewsletterRecord>[],
  moving: Moving,
  tell: (row: Row<NewsletterRecord>, reason: string) => void,
): Candidate[] {
  const { seen, newsletters, unproven, work } = moving
  return rows.flatMap((row) => {
    const list = row.record.newsletter
    const [key, edition] = [emailKey(row.record.email), newsletters.get(list)]
    const reason =
      edition === undefined
        ? 'NEWSLETTER_UNKNOWN'
        : seen.newsletters.add(`${key} ${list}`)
          ? undefined
          : 'DUPLICATE'
    if (reason) tell(row, reason)
    if (reason || edition === undefined) return []
    const standing = standingOf(row.record, unproven)
    const eventId = derivedId(`consent ${standing}`, `${key} ${list}`, work)
    return [{ ...row, key, edition, standing, eventId, mac: work.secrets.mac('address', key) }]
  })
}

const types = { proven: 'confirmed', sent: 'confirmed', held: 'changed', left: 'unsubscribed' } as const

function subscriptionOf(
  { record, key, edition, mac, standing, eventId }: Candidate,
  known: KnownUser | undefined,
  work: Moving['work'],
): NewSubscription {
  const { proof, since, unsubscribed, email, newsletter } = record
  const iso = (moment: string | undefined) => pastInstant(moment, work.now)
  const isSent = standing === 'proven' || standing === 'sent'
  const registered = iso(since ?? proof?.at ?? unsubscribed)
  // Said by the publisher now, where nobody knows when the reader said it.
  const at = iso(standing === 'left' ? unsubscribed : proof?.at)
  return {
    user_id: known?.id ?? derivedId('newsletter_user', key, work),
    ...{ email, email_key: key, list: newsletter, edition, origin: origins[standing] },
    state: isSent ? 'confirmed' : 'unsubscribed',
    registered_at: registered,
    confirmed_at: isSent ? at : null,
    unsubscribed_at: isSent ? null : at,
    event_id: eventId,
    email_hmac: mac,
    type: types[standing],
    method: standing === 'proven' || standing === 'left' ? 'import' : 'import_unproven',
    at,
    ip: proof?.ip ?? null,
    user_agent: proof?.user_agent ?? null,
    // Of the house's texts, not of ours.
    text_version: proof?.text_version ? `import:${proof.text_version}` : null,
    text_sha256: proof?.text_sha256 ?? null,
    mail_id: proof?.mail_id ?? null,
  }
}
