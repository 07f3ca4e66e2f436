// Words that no German text has; names that German has taken over (Login, Newsletter, Link) are none of them. They end
// where letters end: \b takes an umlaut for an end, and finds "here" in "Frühere".
const english =
  /(?<![\p{L}\p{N}_])(the|this|that|these|is|are|was not|you|your|we|our|and|or|of|with|from|for|please|sorry|oops|error|failed|failure|loading|load|next|previous|close|closed|open|show|hide|submit|cancel|save|saved|delete|deleted|remove|edit|add|back|required|invalid|expired|unknown|missing|page|search|password|account|user|settings|success|warning|must|should|does|cannot|click|here|more|less|dismiss|select|choose|file|upload|unsubscribe|subscribe|forbidden|request|response|server|try again|sign in|log in|log out)(?![\p{L}\p{N}_])/iu

const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['English', english],
  ['an object', /\[object \w+\]/],
  ['a missing value', /\b(undefined|NaN|Invalid Date)\b/],
  ['a raw code', /\bGENERIC\b|\b[A-Z]+_[A-Z_]+\b/],
  ['an open placeholder', /\{\w*\}/],
]

/** What is wrong with a text that a reader sees, e.g. `English: 'Loading'`. Addresses in it are data, not words. */
export function textFaults(text: string): readonly string[] {
  const words = text.replace(/\S+@\S+|\bhttps?:\S+/g, '')
  return kinds.filter(([, pattern]) => pattern.test(words)).map(([kind]) => `${kind}: '${text}'`)
}

const secret = /\b(token|t|access_token|tokenSSO)=|\beyJ\w|@/i

/** What is wrong with an address that stands in the address bar: a token or somebody's e-mail address. */
export const addressFaults = (url: string): readonly string[] =>
  secret.test(decoded(decoded(url))) ? [`a secret in the address bar: ${url}`] : []

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
