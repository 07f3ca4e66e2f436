import { unsubscribeTokenIn } from './unsubscribe-token.ts'

// Links of our mails, as they arrive: copied with what stood beside them, wrapped, escaped or joined by mail programs. What
// is no base64url cannot belong to a token. Source: docs/spec/contract.md#touched-links.

/** Length of a one-time token: 32 bytes as base64url. */
const tokenChars = 43
/** Nothing that still holds a token is longer. */
const mostChars = 4_000
/** Of one text so many readings are tried. */
const mostCandidates = 24

/**
 * The names and values in the query of a link, where `&` came as HTML, as JSON, as its `;` alone or with a blank behind it, and
 * signs came encoded: `id=1&amp;token=x`, `id=1;token=x`, `id=1& token=x`, `token%3Dx`, `id%3D1%26token%3Dx`. Any other query is read as usual. Sent inline, too, so that it uses nothing around it.
 */
export function linkQuery(search: string): [name: string, value: string][] {
  const plain = (text: string) => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '))
    } catch {
      return text
    }
  }
  const ampersand = /(?:&|\\u0026)(?:amp(?:;|%3b)|#38;|#x26;)*|;(?=(?:id|token|t)=)/i
  const pairs = search
    .replace(/^[?\s]*(?:amp;)?/i, '')
    .split(ampersand)
    .flatMap((pair) => {
      let text = pair
      // As often as programs on the way have encoded it.
      for (
        let times = 0;
        times < 3 && /^(?:(?:id|token|t)%(?:25)*3d|id=[\da-f-]{36}%(?:25)*26)/i.test(text);
        times++
      )
        text = plain(text)
      return text === pair ? [pair] : text.split(ampersand).map((part) => part.replaceAll('%', '%25'))
    })
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [plain(name).replace(/^[\s\p{DI}]+/u, ''), plain(value.join('='))]
    })
}

/**
 * What may be the token in a text that should be one, the likeliest first: whole, without what copying and mail programs have
 * added or put between its parts. Only who knows the token can tell which it is. A good token is its own first reading.
 */
export function tokenCandidates(raw: string): string[] {
  const text = unescaped(raw.slice(0, mostChars)).replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const named = text.replace(/^.*?(?:^|[?&;\s])(?:token|t)=/is, '')
  const found = [named, text].flatMap((one) => [
    // A line that quoted-printable has wrapped, and signs that it has written as numbers.
    one.replace(/=\s*/g, ''),
    one
      .replace(/=[ \t]*\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  ])
  return [...new Set(found.flatMap(joinedParts))].slice(0, mostCandidates)
}

/** The beginnings of a text out of what base64url and points can be: one part, two joined … */
function joinedParts(text: string): string[] {
  const parts = text
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .split(/[^\w.-]+/)
    .filter((part) => part !== '')
    .slice(0, 6)
  return parts.flatMap((_, index) => {
    const joined = parts
      .slice(0, index + 1)
      .join('')
      .replace(/^\.+|\.+$/g, '')
    return [joined, joined.replace(/^3D/i, ''), joined.replace(/[_.-]+$/, '')]
  })
}

/**
 * The token of a mail link as it was sent, out of what arrived; undefined where it is incomplete or changed. Whether there is
 * such a token only the service knows.
 */
export function mailToken(raw: string): string | undefined {
  const candidates = tokenCandidates(raw)
  const whole = candidates.find((text) => /^[\w-]{43}$/.test(text))
  if (whole !== undefined) return whole
  const unsubscribes = candidates.map(unsubscribeTokenIn).find((token) => token !== undefined)
  if (unsubscribes !== undefined) return unsubscribes
  // Something was written right behind it.
  const [first = ''] = candidates
  return /^[\w-]{43}/.test(first) ? first.slice(0, tokenChars) : undefined
}

/** The id in a mail link, without what was put into it or behind it; undefined where it is none. */
export const mailId = (raw: string): string | undefined =>
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(
    unescaped(raw.slice(0, mostChars)).replace(/[^\da-f-]/gi, ''),
  )?.[0]

/** Percent signs read as often as they were written, also where one was cut off. */
function unescaped(text: string): string {
  let read = text
  for (let times = 0; times < 3 && /%[\da-f]{2}/i.test(read); times++)
    read = read.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
      try {
        return decodeURIComponent(codes)
      } catch {
        return ' '
      }
    })
  return read
}
