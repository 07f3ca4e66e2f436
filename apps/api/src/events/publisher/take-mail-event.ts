import { emailKey } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { markNewestMail } from '../../store/outbox/mail-log.ts'
import { noteEvent } from '../store/inbound-events.ts'
import { suppressNewsletters } from './suppress-newsletters.ts'

/** An event of the mail system about an address. */
type MailEvent = { id: string; type: 'mail.hard' | 'mail.soft' | 'mail.complaint'; email: string }

const meanings = {
  'mail.hard': { state: 'bounced', reason: 'hard_bounce' },
  'mail.complaint': { state: 'complained', reason: 'complaint' },
} as const

/**
 * Accepts what happened to a mail, once per event id. A soft bounce is temporary and changes nothing; mails that a reader
 * requests are sent in any case. Source: docs/spec/flows.md#bounces-and-complaints.
 */
export async function takeMailEvent(event: MailEvent, work: Work): Promise<'taken' | 'repeated'> {
  const { id, type, email } = event
  const taken = await transaction(work.db, async (tx) => {
    if (!(await noteEvent(tx, { id: `mail:${id}`, type, receivedAt: work.now }))) return 'repeated'
    if (type === 'mail.soft') return 'taken'
    const { state, reason } = meanings[type]
    const key = emailKey(email)
    await markNewestMail(tx, { recipientHmac: work.secrets.mac('address', key), state })
    await suppressNewsletters(tx, { emailKey: key, reason }, work)
    return 'taken'
  })
  if (taken === 'taken' && type !== 'mail.soft') work.metrics.mail(meanings[type].state)
  return taken
}
