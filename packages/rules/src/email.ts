import { inputLimits } from './limits.ts'
import { readLine } from './read/as-meant.ts'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * An address as it is stored and mailed: read as meant, domain in lower case and as IDNA A-labels, the local part as
 * typed. An input without a usable domain comes back read only. Source: docs/spec/account.md#e-mail-address.
 */
export function normalizedEmail(typed: string): string {
  // Reading takes time that grows faster than the text.
  if (typed.length > inputLimits.emailTypedChars) return typed
  const text = unwrapped(readLine(typed))
  const at = text.lastIndexOf('@')
  const domain = at < 1 ? undefined : domainOf(text.slice(at + 1))
  const email = domain === undefined ? text : `${text.slice(0, at)}@${domain}`
  // What an address was pasted with goes layer by layer: `Anna <mailto:anna@example.test>,`.
  return email === typed ? email : normalizedEmail(email)
}

const named = /^[^<>]*<([^<>]*@[^<>]*)>[^<>@]*$/
const bracketed = /^[^()[\]@]*[[(]([^()[\]]*@[^()[\]]*)[\])][^()[\]@]*$/
const quoted = /^(['`*_])(.*@.*)\1[\s.,;]*$/
const leading = /^(?:e-?mail\s*:|[\s<>()[\]"„“”«»‹›,;:])+/i
const trailing = /[\s.,;:!?<>()[\]{}"'`|/\\…„“”«»‹›*]/

/**
 * No sign is touched that a local part may have: two addresses never become one. Apostrophes and hyphens of programs that
 * write are none, and the mail goes to what is stored.
 */
function unwrapped(text: string): string {
  const mailto = /^mailto:([^?]*)/i.exec(text)?.[1]
  if (mailto !== undefined) return decoded(mailto)
  const inner = (named.exec(text) ?? bracketed.exec(text))?.[1] ?? quoted.exec(text)?.[2]
  if (inner !== undefined) return inner
  const plain = text
    .replace(/[´ʹʼ‘’‚‛′ꞌ＇]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s*[@＠﹫]\s*/g, '@')
    .replace(leading, '')
  return plain.slice(0, endOf(plain))
}

/** Where an address ends that has signs behind it, or a remark in brackets. A loop, since an expression would go back over it. */
function endOf(text: string): number {
  let end = text.length
  while (end > 0 && trailing.test(text.charAt(end - 1))) {
    const opens = text.charAt(end - 1) === ')' ? text.lastIndexOf('(', end - 2) : -1
    end = opens < 0 || /[)@]/.test(text.slice(opens, end - 1)) ? end - 1 : opens
  }
  return end
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Identity of an address: two addresses with one key are one account. No dot or plus stripping. */
export const emailKey = (email: string): string => normalizedEmail(email).toLowerCase()

/**
 * Identity for throttles and the self-invite check: tags behind `+` do not count.
 * Source: docs/spec/account.md#e-mail-address.
 */
export const untaggedEmailKey = (email: string): string => emailKey(email).replace(/(?!^)\+[^@]*(?=@)/, '')

/** Why a normalized address is none, or undefined when it is one. */
export function reasonAgainstEmail(email: string): 'FORMAT' | 'ASCII_LOCAL_PART' | undefined {
  const at = email.lastIndexOf('@')
  if (at < 1 || email.length > inputLimits.emailChars || at > inputLimits.emailLocalChars) return 'FORMAT'
  const local = email.slice(0, at)
  const labels = email.slice(at + 1).split('.')
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return 'FORMAT'
  // A network address: 127.1 and 2130706433 are spellings of one as well. No top domain is a number.
  if (/^\d+$/.test(labels.at(-1) ?? '')) return 'FORMAT'
  if (/[^\p{ASCII}]/u.test(local))
    return /^[\p{L}\p{M}\p{N}.\-_+]+$/u.test(local) ? 'ASCII_LOCAL_PART' : 'FORMAT'
  return localPart.test(local) ? undefined : 'FORMAT'
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

function domainOf(text: string): string | undefined {
  if (!text || /[\s/?#:@\\%[\]]/.test(text)) return undefined
  try {
    // The URL parser carries the IDNA tables; nothing else on the platform does.
    return new URL(`http://${text}`).hostname || undefined
  } catch {
    return undefined
  }
}
