/**
 * Browsers take related origins of at least five names and may stop there (WebAuthn level 3, §5.11).
 */
const mostNames = 5

/**
 * Where an edition's readers use their passkeys. `here`: on its own page, whose host is the RP ID or below it. `related`:
 * there too, in browsers that look up the RP ID's related origins. `elsewhere`: at the sign-on edition.
 */
export type PasskeyPlace = 'here' | 'related' | 'elsewhere'

/** The place for the page of an origin, among all origins of the editions in the order in which browsers read them. */
export function passkeyPlace(
  origin: string,
  { rpId, origins }: { rpId: string; origins: readonly string[] },
): PasskeyPlace {
  const { hostname, protocol } = new URL(origin)
  if (`.${hostname}`.endsWith(`.${rpId}`)) return 'here'
  // The list is loaded over https only.
  if (protocol !== 'https:') return 'elsewhere'
  const names = [...new Set(origins.map(nameOf))].slice(0, mostNames)
  return names.includes(nameOf(origin)) ? 'related' : 'elsewhere'
}

/** The label before the ending. Of endings with two labels (`co.uk`), of which we have none, it would be the wrong one. */
const nameOf = (origin: string) => {
  const { hostname } = new URL(origin)
  return hostname.split('.').at(-2) ?? hostname
}
