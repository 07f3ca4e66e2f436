import { isSignOn } from '@leserkonto/editions'
import { isSessionRunning, type PartnerScope, sessionLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { readerRights } from '../../customers/shared/reader-rights.ts'
import { findReader, type Reader } from '../store/readers.ts'
import { touchSession } from '../store/sessions.ts'

/**
 * What a partner may know about the reader of a session: exactly what the scopes name. Undefined when the session has
 * ended or its account may not sign in. Source: docs/spec/contract.md#claims.
 */
export async function partnerClaims(
  who: { sessionId: string; accountId: string },
  scopes: readonly string[],
  work: Work,
): Promise<Record<string, unknown> | undefined> {
  const { now } = work
  const reader = await findReader(work.reads, who, now)
  if (!reader || !isSessionRunning(reader, now)) return undefined
  if (now.getTime() - reader.lastSeenAt.getTime() > sessionLimits.touchMs)
    await touchSession(work.db, reader.sessionId, now)
  const parts: Record<PartnerScope, () => object | Promise<object>> = {
    profile: () => profileOf(reader),
    email: () => ({ email: reader.email, email_verified: true }),
    address: () => addressOf(reader),
    rights: () => rightsOf(reader, work),
  }
  const known = await Promise.all(
    Object.entries(parts).map(([scope, part]) => (scopes.includes(scope) ? part() : {})),
  )
  return Object.assign({}, ...known)
}

function profileOf({ givenName, familyName, username, gender }: Reader) {
  const name = [givenName, familyName].filter(Boolean).join(' ')
  return without({
    name: name || null,
    given_name: givenName,
    family_name: familyName,
    preferred_username: username,
    gender,
    // All that readers are told is German.
    locale: 'de-DE',
  })
}

/** Of the address we keep the postcode only: that of the number linked first which has one. */
function addressOf({ copies }: Reader) {
  const postcode = copies.own.find(({ copy }) => copy?.postcode)?.copy?.postcode
  return postcode ? { address: { postal_code: postcode } } : {}
}

/** Rights by edition, of those editions where there are any. An outage of the publisher takes none away. */
async function rightsOf(reader: Reader, work: Work) {
  const rights = await Promise.all(
    work.editions
      .filter((edition) => !isSignOn(edition))
      .map(async ({ shortcut }) => {
        const known = await readerRights(reader, { edition: shortcut }, work)
        return [shortcut, known.rights] as const
      }),
  )
  return { rights: Object.fromEntries(rights.filter(([, codes]) => codes.length > 0)) }
}

const without = (claims: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null))
