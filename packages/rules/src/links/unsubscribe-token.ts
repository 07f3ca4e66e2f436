/** What an unsubscribe token says. */
export type UnsubscribeToken = {
  /** Id of the newsletter user, the `{id}` of PUT /newsletter/user/{id}. */
  newsletterUserId: string
  /** The one list it unsubscribes; null means all. */
  newsletterId: string | null
  keyVersion: string
  mac: string
}

const shape = /^([0-9a-f-]{36})\.([a-z0-9-]{0,64})\.(\d{1,3})\.([\w-]{43})$/

/**
 * The parts of an unsubscribe token, `<newsletter user>.<list, empty for all>.<key version>.<mac>`; undefined for
 * anything else. Only the service can tell whether the mac is right.
 */
export function unsubscribeTokenParts(token: string): UnsubscribeToken | undefined {
  const [, newsletterUserId, newsletterId, keyVersion, mac] = shape.exec(token) ?? []
  if (!newsletterUserId || newsletterId === undefined || !keyVersion || !mac) return undefined
  return { newsletterUserId, newsletterId: newsletterId || null, keyVersion, mac }
}

/** The unsubscribe token at the beginning of a text, without what stands behind it; undefined where there is none. */
export const unsubscribeTokenIn = (text: string): string | undefined =>
  /^[0-9a-f-]{36}\.[a-z0-9-]{0,64}\.\d{1,3}\.[\w-]{43}/.exec(text)?.[0]

/** The text under the mac: everything in the token but the mac. */
export const unsubscribeTokenSubject = (token: Omit<UnsubscribeToken, 'mac'>): string =>
  `${token.newsletterUserId}.${token.newsletterId ?? ''}.${token.keyVersion}`
