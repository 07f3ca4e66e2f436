import { type ListEntry, nameIn } from './names-beside.ts'

/** The entries of address cards, vCard or LDIF; undefined for any other text. Source: RFC 6350, RFC 2849. */
export function cardEntries(list: string): ListEntry[] | undefined {
  // Lines are folded by a blank, those of a quoted-printable value by "=".
  const folds = /quoted-printable/i.test(list) ? /=\n|\n[ \t]/g : /\n[ \t]/g
  const text = list.replace(/\r\n?/g, '\n').replace(folds, '')
  if (/^[ \t]*BEGIN:VCARD$/im.test(text)) return text.split(/^END:VCARD$/im).flatMap(entriesOf)
  if (/^\s*(?:version: 1\n+)?dn::? /i.test(text)) return text.split(/\n\n+/).flatMap(entriesOf)
  return undefined
}

const line = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:\n]*)?)(::?)[ ]*(.*)$/gm

function entriesOf(card: string): ListEntry[] {
  const values = [...card.matchAll(line)].map(([, key = '', how = '', colon, value = '']) => ({
    key: key.toLowerCase(),
    value: decoded(value, colon === '::', how),
  }))
  const first = (...keys: string[]) => values.find(({ key }) => keys.includes(key))?.value ?? ''
  const [family = '', given = ''] = first('n').split(';')
  const parts = [first('sn') || family, first('givenname') || given].map((one) => one.trim())
  const whole = first('fn', 'cn')
  const name = nameIn(parts.some((one) => one !== '') ? parts.join(', ') : whole)
  const emails = values
    .filter(({ key }) => key === 'email' || key === 'mail')
    .map(({ value }) => value.trim())
  if (emails.length > 0) return emails.map((email) => ({ email, ...name }))
  // Somebody without an address stays visible.
  return whole === '' ? [] : [{ email: whole, given_name: null, family_name: null }]
}

function decoded(value: string, isBase64: boolean, how: string): string {
  try {
    if (isBase64) return new TextDecoder().decode(Uint8Array.from(atob(value), (sign) => sign.charCodeAt(0)))
    if (/quoted-printable/i.test(how)) return decodeURIComponent(value.replace(/=([\dA-F]{2})/gi, '%$1'))
  } catch {
    return ''
  }
  return value.replace(/\\([,;\\])/g, '$1')
}
