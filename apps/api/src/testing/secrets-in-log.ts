import { isAnnouncement } from '@leserkonto/rules'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** What no log line may contain: addresses, JWTs, one-time tokens (43 characters of base64url), hashes, passwords of tests. */
const secrets: Readonly<Record<string, RegExp>> = {
  address: /[^\s"@]+@[\w.-]+\.\w+/,
  bearer: /eyJ[\w-]{10,}\.[\w-]+\./,
  token: /(?<![\w-])[\w-]{43}(?![\w-])/,
  hash: /\$argon2/,
  password: /Geheim|Lese-Test|Angreifer/,
}

/** Fields with personal or secret values. */
const secretFields = [
  ...['password', 'current_password', 'token', 'newsletter_token', 't', 'email', 'access_token', 'attempt'],
  ...['given_name', 'family_name', 'company_name', 'street', 'reason_text', 'return_url'],
]
// No operation's input is deeper, but attacks may be.
const deepest = 6
// Shorter ones may occur in ordinary words by chance.
const leastChars = 6

/** Adds what a request carries and no log may: values of secret fields at any depth, bearer, cookies. */
export function noteSecrets(request: Request, used: Set<string>): void {
  const {
    authorization,
    cookie,
    'x-newsletter-token': token,
    'x-portal-credential': portal,
  } = request.headers
  for (const value of [authorization?.split(' ')[1], ...(cookie ?? '').split(/[;=]/), token, portal])
    if (
      typeof value === 'string' &&
      isTelling(value.trim()) &&
      !isAnnouncement(value.trim()) &&
      // Names of cookies; `known` holds the host.
      !/^(device|userData|signon(-state|-token)?|signedOn|known|[a-z]+\.localhost)$/.test(value.trim())
    )
      used.add(value.trim())
  noteFields(request.query, used)
  noteFields(parsed(request.body), used)
}

/** A bare number is a time or a count somewhere in every log; `t` of the newsletter calls and a cookie's instant are. */
const isTelling = (value: string) => value.length >= leastChars && !/^\d+$/.test(value)

/** tRPC reads its bodies itself. */
function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body
  } catch {
    return undefined
  }
}

type Request = { headers: Record<string, unknown> & Headers; query: unknown; body: unknown }
type Headers = { authorization?: string | undefined; cookie?: string | undefined }

function noteFields(value: unknown, used: Set<string>, depth = 0): void {
  if (depth > deepest || typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') noteFields(inner, used, depth + 1)
    else if (secretFields.includes(name) && isTelling(inner.trim())) used.add(inner.trim())
  }
}

/** The lines of a log that carry a secret, each with what it is: one that was used, or anything of the form of one. */
export function secretsInLog(log: string, used: ReadonlySet<string> = new Set()): string[] {
  const repeated = [...used].filter((secret) => log.includes(secret)).map((secret) => `used: ${secret}`)
  const lines = log
    .split('\n')
    .flatMap((line) =>
      Object.entries(secrets).flatMap(([kind, pattern]) => (pattern.test(line) ? [`${kind}: ${line}`] : [])),
    )
  return [...repeated, ...lines]
}

/** What a log may contain and no span: ids of accounts, numbers of customers, addresses with a query. */
const identifiers = /[\da-f]{8}-[\da-f]{4}-|\d{8}|:\/\/|[?&]\w+=/

/** What spans say that they must not. */
export function secretsInSpans(spans: readonly Told[], used: ReadonlySet<string>): string[] {
  const lines = spans.map(({ name, attributes, status }) => JSON.stringify({ name, attributes, status }))
  // Most of them say the same.
  const told = [...new Set(lines)]
  const identified = told.filter((line) => identifiers.test(line)).map((line) => `identifier: ${line}`)
  return [...secretsInLog(told.join('\n'), used), ...identified]
}

type Told = Pick<ReadableSpan, 'name' | 'attributes' | 'status'>
