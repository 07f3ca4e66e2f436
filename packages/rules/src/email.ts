import { inputLimits } from './limits/limits.ts'
import { hyphens, readEntities, readLine } from './read/as-meant.ts'
import { asciiDomain, unicodeDomain } from './read/domain.ts'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * An address as it is stored and mailed: read as meant, domain in lower case and as IDNA A-labels, the local part as
 * typed. An input without a usable domain comes back read only. Source: docs/spec/account.md#e-mail-address.
 */
export function normalizedEmail(typed: string): string {
  // Reading takes time that grows faster than the text.
  if (typed.length > inputLimits.emailTypedChars) return typed
  const text = unwrapped(readLine(unicodeAddress(typed)))
  const at = text.lastIndexOf('@')
  const domain = at < 1 ? undefined : asciiDomain(meantDomain(text.slice(at + 1)))
  const email = domain === undefined ? text : `${text.slice(0, at)}@${domain}`
  // What an address was pasted with goes layer by layer: `Anna <mailto:anna@example.test>,`.
  return email === typed ? email : normalizedEmail(email)
}

/**
 * Browsers hand over the domain in a field for addresses as A-labels, whatever was typed: of `walk‐haus` with a hyphen of
 * another program's as of `müller`. So it is read as the signs that they encode.
 */
function unicodeAddress(typed: string): string {
  const at = typed.lastIndexOf('@') + 1
  return at < 1 ? typed : typed.slice(0, at) + unicodeDomain(typed.slice(at))
}

/** No domain has these signs, but for the dot between two l of Catalan. */
const meantDomain = (domain: string) =>
  domain.replace(/(l·)(?=l)|[·‧•∙⋅․]/gi, (_, catalan?: string) => catalan ?? '.')

// `anna (at) example.test`, and a comma in place of the only dot.
const spelledAt = /\s*[[({<]\s*(?:at|ät)\s*[\])}>]\s*/i
const commaDomain = /^([^\s@]+@[\p{L}\d-]+),(\p{L}{2,})$/u
const blankDomain = /^([^\s@]+@[\p{L}\d-]+)(?:\s+\.\s*|\.\s+)(\p{L}{2,})$/u

// Braces are signs of a local part, so in them it would make one address of two.
const spelledDot = /\s*[[(<]\s*(?:dot|punkt)\s*[\])>]\s*/gi

const named = /^[^<>]*<([^<>]*@[^<>]*)>[^<>@]*$/
const bracketed = /^[^()[\]@]*[[(]([^()[\]]*@[^()[\]]*)[\])][^()[\]@]*$/
const quoted = /^(['`*_])(.*@.*)\1[\s.,;]*$/
// `[anna@example.test](mailto:anna@example.test)`, as chats write a link.
const linked = /^\[[^[\]]*\]\(([^()]*@[^()]*)\)$/
// Labels, marks of a list with a blank behind them, and pictures.
const leading =
  /^(?:(?:e-?mail(?:-?adresse)?|mail|smtp|an|to|b?cc|von|from)\s*:|[-*]\s|[\s<>()[\]"„“”«»‹›,;:·•‣▪\p{So}\p{ExtPict}\p{EMod}\p{Co}\p{VS}\p{Join_C}])+/iu
const trailing =
  /[\s.·‧•∙⋅․\u2800,;:!?<>()[\]{}"'`|/\\…„“”«»‹›*\p{So}\p{ExtPict}\p{EMod}\p{Co}\p{VS}\p{Join_C}]/u

/**
 * No sign is touched that a local part may have: two addresses never become one. Apostrophes and hyphens of programs that
 * write are none, and the mail goes to what is stored.
 */
function unwrapped(typed: string): string {
  const text = readEntities(typed)
  const mailto = /^mailto:(?:\/\/)?([^?]*)/i.exec(text)?.[1]
  if (mailto !== undefined) return decoded(mailto)
  const inner = (linked.exec(text) ?? named.exec(text) ?? bracketed.exec(text))?.[1] ?? quoted.exec(text)?.[2]
  if (inner !== undefined) return inner
  const plain = text
    .replace(/[´ʹʼ‘’‚‛′ꞌ＇]/g, "'")
    .replace(hyphens, '-')
    .replace(/\s*[@＠﹫]\s*/g, '@')
    .replace(leading, '')
    .replace(spelledAt, (at, place: number, text: string) => (text.includes('@') || place === 0 ? at : '@'))
    .replace(spelledDot, '.')
    .replace(commaDomain, '$1.$2')
    .replace(blankDomain, '$1.$2')
  return plain.slice(0, endOf(plain))
}

/** Where an address ends that has signs behind it, or a remark in brackets. A loop, since an expression would go back over it. */
function endOf(text: string): number {
  let end = text.length
  for (;;) {
    // A picture is two units.
    const start = end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1)
    const sign = text.slice(Math.max(start, 0), end)
    if (!trailing.test(sign)) return end
    const opens = sign === ')' ? text.lastIndexOf('(', end - 2) : -1
    end = opens < 0 || /[)@]/.test(text.slice(opens, end - 1)) ? start : opens
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Identity of an address: two addresses with one key are one account. No dot or plus stripping. */
export const emailKey = (email: string): string =>
  // A small letter may look like a sign that is left out, which its capital does not.
  normalizedEmail(normalizedEmail(email).toLowerCase())

/**
 * Identity for throttles and the self-invite check: tags behind `+` do not count.
 * Source: docs/spec/account.md#e-mail-address.
 */
export const untaggedEmailKey = (email: string): string => emailKey(email).replace(/(?!^)\+[^@]*(?=@)/, '')

/** Why an address is none: what is wrong with it, as far as one can tell. */
export type ReasonAgainstEmail =
  | 'FORMAT'
  | 'ASCII_LOCAL_PART'
  | 'AT_MISSING'
  | 'BLANK_INSIDE'
  | 'SEVERAL'
  | 'DOMAIN_ENDING'

/** Why a normalized address is none, or undefined when it is one. */
export function reasonAgainstEmail(email: string): ReasonAgainstEmail | undefined {
  const at = email.lastIndexOf('@')
  if (at < 0) return 'AT_MISSING'
  if (at === 0 || email.length > inputLimits.emailChars) return 'FORMAT'
  const between = email.split('@').slice(1, -1)
  if (between.some((part) => /[\s,;]/.test(part))) return 'SEVERAL'
  if (/\s/.test(email)) return 'BLANK_INSIDE'
  return reasonAgainstLocal(email.slice(0, at)) ?? reasonAgainstDomain(email.slice(at + 1))
}

function reasonAgainstLocal(local: string): ReasonAgainstEmail | undefined {
  if (local.length > inputLimits.emailLocalChars) return 'FORMAT'
  if (/[^\p{ASCII}]/u.test(local))
    return /^[\p{L}\p{M}\p{N}.\-_+]+$/u.test(local) ? 'ASCII_LOCAL_PART' : 'FORMAT'
  return localPart.test(local) ? undefined : 'FORMAT'
}

function reasonAgainstDomain(domain: string): ReasonAgainstEmail | undefined {
  const labels = domain.split('.')
  if (!labels.every((part) => label.test(part))) return 'FORMAT'
  if (labels.length < 2) return 'DOMAIN_ENDING'
  // A network address: 127.1 and 2130706433 are spellings of one as well. No top domain is a number.
  return /^\d+$/.test(labels.at(-1) ?? '') || !isDomain(domain) ? 'FORMAT' : undefined
}

/** Whether each A-label encodes something, and is its only encoding. */
function isDomain(domain: string): boolean {
  const readable = unicodeDomain(domain)
  return readable === domain ? !/(?:^|\.)xn--/.test(domain) : asciiDomain(readable) === domain
}

/**
 * An address as people write it: `info@müller.test`. A domain with letters that others are mistaken for (Cyrillic, Greek) is shown
 * as servers know it. Source: docs/spec/account.md#e-mail-address.
 */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = unicodeDomain(email.slice(at))
  return /^[a-z0-9.\-ß-öø-ÿāăąćċčďđēėęěğġģīįķļłńņňőœŕřśşšťūůűųźżžșț]+$/.test(domain)
    ? email.slice(0, at) + domain
    : email
}

/** An address nobody else can read: `m***@d***.de`. For logs and hints. Source: docs/spec/flows.md#hashes-and-logs. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = [
    email.slice(0, email.lastIndexOf('@')),
    email.slice(email.lastIndexOf('@') + 1),
  ]
  const top = domain.slice(domain.lastIndexOf('.') + 1)
  return `${[...local][0] ?? ''}***@${[...domain][0] ?? ''}***.${top}`
}
