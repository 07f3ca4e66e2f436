import { unsubscribeTokenSubject } from '@leserkonto/rules'
import type { With } from '../context.ts'

/** Version of the key with which all unsubscribe tokens so far were made. */
export const unsubscribeKeyVersion = '1'

/**
 * The token that unsubscribes one list of a newsletter user, or all with null; it never expires and can do nothing else.
 * Source: docs/spec/flows.md#token-life.
 */
export function unsubscribeToken(
  newsletterUserId: string,
  newsletterId: string | null,
  { secrets }: With<'secrets'>,
): string {
  const subject = unsubscribeTokenSubject({
    newsletterUserId,
    newsletterId,
    keyVersion: unsubscribeKeyVersion,
  })
  return `${subject}.${secrets.mac('unsubscribe', subject)}`
}
