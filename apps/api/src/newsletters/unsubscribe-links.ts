import { unsubscribeUrl } from '@leserkonto/mails'
import { emailKey } from '@leserkonto/rules'
import type { With } from '../context.ts'
import { findReceivers } from './store/newsletter-users.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/**
 * For the sender of a newsletter: the link with which each address ends it, without a login and by one click. An address
 * that does not receive it now has none, so that the sender leaves it out.
 * Source: docs/spec/publisher.md#links-to-unsubscribe.
 */
export async function unsubscribeLinks(
  { newsletter_id, emails }: { newsletter_id: string; emails: readonly string[] },
  work: With<'db' | 'edition' | 'secrets'>,
): Promise<{ links: { email: string; url: string | null }[] }> {
  const keys = emails.map((email) => emailKey(email))
  const receivers = new Map(
    (await findReceivers(work.db, newsletter_id, keys)).map((receiver) => [receiver.emailKey, receiver]),
  )
  const linkOf = (key: string) => {
    const receiver = receivers.get(key)
    if (!receiver) return null
    const token = unsubscribeToken(receiver.id, newsletter_id, work)
    return unsubscribeUrl(token, work.edition(receiver.edition))
  }
  return { links: emails.map((email) => ({ email, url: linkOf(emailKey(email)) })) }
}
