import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { type Edition, servedEditions, signOnOf } from '@leserkonto/editions'

/** A variable that is wrong, and a sentence that goes on after its name. */
export type Wrong = { name: string; why: string }

/** One error for all wrong variables, each in a line; `wrong` has them one by one. */
export function configurationError(wrong: readonly Wrong[]) {
  const lines = new Set(wrong.map(({ name, why }) => `  ${name} ${why}.`))
  const message = ['The configuration is not valid:', ...lines].join('\n')
  return Object.assign(new Error(message), { code: 'CONFIGURATION', wrong })
}

/** What such an error names; throws anything else. */
export function wrongIn(error: unknown): readonly Wrong[] {
  if (error instanceof Error && 'wrong' in error) return error.wrong as readonly Wrong[]
  throw error
}

type Value = string | number | boolean | readonly string[] | undefined
/** The variables by name, those left out that are wrong by themselves. */
type Values = Readonly<Record<string, Value | Readonly<Record<string, string>> | readonly Edition[]>> & {
  development: boolean
  editions: readonly Edition[]
  editionUrls: Readonly<Record<string, string>>
}

/** Everything that is wrong with one variable beside others, or in this environment. */
export const wrongTogether = (values: Values): Wrong[] => [
  ...wrongAnywhere(values),
  ...(values.development ? [] : wrongInProduction(values)),
]

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const listed = (value: unknown) =>
  text(value)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function wrongAnywhere(values: Values): Wrong[] {
  const { editions, editionUrls } = values
  const wrong: Wrong[] = []
  const refuse = (name: string, why: string) => wrong.push({ name, why })
  if (values.PICTURE_STORE === 's3')
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      if (!values[name]) refuse(name, 'is needed where PICTURE_STORE is s3')
  if (values.CONTENT_BASE_URL && !values.CONTENT_API_KEY)
    refuse(
      'CONTENT_API_KEY',
      'is needed where CONTENT_BASE_URL is set, so that no system learns the key of the other',
    )
  if (values.SMTP_USER && !values.SMTP_PASSWORD) refuse('SMTP_PASSWORD', 'is needed where SMTP_USER is set')
  // An image without ENVIRONMENT must not start with development keys.
  if (values.NODE_ENV === 'production' && !values.ENVIRONMENT)
    refuse('ENVIRONMENT', 'is needed where NODE_ENV is production, such as production or staging')
  const strange = Object.keys(editionUrls).filter(
    (name) => !editions.some(({ shortcut }) => shortcut === name),
  )
  const shortcuts = editions.map(({ shortcut }) => shortcut).join(', ')
  if (strange.length > 0)
    refuse('EDITION_URLS', `names ${strange.join(', ')}, and there are ${shortcuts} only`)
  const notOrigins = Object.entries(editionUrls).filter(([, url]) => !isOrigin(url))
  if (notOrigins.length > 0)
    refuse('EDITION_URLS', `must have an origin such as https://az.example for ${named(notOrigins)}`)
  const host = notOrigins.length > 0 ? undefined : signOnOf(servedEditions(editionUrls, editions)).ownHost
  if (host && values.PASSKEY_RP_ID && !`.${host}`.endsWith(`.${values.PASSKEY_RP_ID}`))
    refuse('PASSKEY_RP_ID', `must be the host of the sign-on edition, ${host}, or a domain above it`)
  for (const name of ['SIGN_IN_SHEET', 'PASSKEY_BY_ITSELF']) {
    const named = listed(values[name])
      .slice(1)
      .map((entry) => entry.slice(1))
    const unknown = named.filter((one) => !editions.some(({ shortcut }) => shortcut === one))
    const twice = named.filter((one, place) => named.indexOf(one) !== place)
    if (unknown.length > 0) refuse(name, `names ${unknown.join(', ')}, and there are ${shortcuts} only`)
    if (twice.length > 0) refuse(name, `must name ${twice.join(', ')} once`)
  }
  const noProxies = listed(values.TRUST_PROXY).filter((entry) => !isProxy(entry))
  if (noProxies.length > 0)
    refuse('TRUST_PROXY', 'must be addresses or networks with a comma between, such as 127.0.0.1,10.0.0.0/8')
  return wrong
}

const named = (entries: readonly (readonly [string, unknown])[]) => entries.map(([name]) => name).join(', ')
const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url.toLowerCase()

/** An address, a network, or one of the names that Fastify's proxy-addr knows. */
function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address = '', prefix, ...more] = entry.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more.length > 0) return false
  // The library knows no /0, which would believe everybody.
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits)
}

const needed = ['DATABASE_URL', 'CRM_BASE_URL', 'CRM_API_KEY', 'SMTP_HOST', 'MAIL_FROM']
/** What only the service and one other know, with the characters each must have. */
const secretLengths: Readonly<Record<string, number>> = {
  CRM_API_KEY: 24,
  CONTENT_API_KEY: 24,
  METRICS_TOKEN: 24,
  EVENT_SECRET_CRM: 32,
  EVENT_SECRET_CONTENT: 32,
  EVENT_SECRET_MAIL: 32,
  EVENT_SECRET_UNSUBSCRIBE: 32,
  EVENT_SECRET_MOVING: 32,
}
const eventSecrets = Object.keys(secretLengths).filter((name) => name.startsWith('EVENT_SECRET'))
/** What others have made, of whatever length. */
const givenSecrets = ['SMTP_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

function wrongInProduction(values: Values): Wrong[] {
  const wrong: Wrong[] = []
  const refuse = (name: string, why: string) => wrong.push({ name, why })
  for (const name of ['MOCK_CONTROL', 'ALLOW_MOCK_HEADER', 'WEB_DEV_SERVER'])
    if (values[name]) refuse(name, 'is a development switch and must not be set outside local and dev')
  if (values.RATE_LIMIT_FACTOR !== 1) refuse('RATE_LIMIT_FACTOR', 'must be 1 outside local and dev')
  if (!values.KEYS && !values.KEYS_FILE) refuse('KEYS_FILE', 'or KEYS is needed outside local and dev')
  for (const name of needed) if (!values[name]) refuse(name, 'is needed outside local and dev')
  return [...wrong, ...plain(values), ...guessable(values)]
}

/** Addresses at which the service, or its keys, would be without TLS. */
function plain(values: Values): Wrong[] {
  const open = Object.entries(values.editionUrls).filter(([, url]) => !url.startsWith('https:'))
  const isPlain = (origin: string) => !origin.startsWith('https:')
  const pictures = values.editions.filter(({ pictureOrigins }) =>
    pictureOrigins.some(({ origin }) => isPlain(origin)),
  )
  const embeds = values.editions.filter(({ embedOrigins }) => embedOrigins.some(isPlain))
  const systems = ['CRM_BASE_URL', 'CONTENT_BASE_URL', 'S3_ENDPOINT'].filter(
    (name) => values[name] && !isSafe(text(values[name])),
  )
  return [
    // An environment of another name has the addresses of dev until it is given its own.
    ...(open.length > 0
      ? [{ name: 'EDITION_URLS', why: `must have an https origin for ${named(open)} outside local and dev` }]
      : []),
    ...pictures.map(({ shortcut }) => ({
      name: 'EDITIONS_DIR',
      why: `must have https origins in pictureOrigins of ${shortcut} outside local and dev`,
    })),
    ...embeds.map(({ shortcut }) => ({
      name: 'EDITIONS_DIR',
      why: `must have https origins in embedOrigins of ${shortcut} outside local and dev`,
    })),
    ...systems.map((name) => ({ name, why: 'must be https outside local and dev, or on this machine' })),
  ]
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

function guessable(values: Values): Wrong[] {
  const valuesOf = (name: string) => [values[name] ?? []].flat().map(String)
  const known = [...Object.keys(secretLengths), ...givenSecrets].filter((name) =>
    valuesOf(name).some(isPublished),
  )
  const databases = ['DATABASE_URL', 'DATABASE_LISTEN_URL'].filter(
    (name) => values[name] && isPublished(decodeURIComponent(new URL(text(values[name])).password)),
  )
  const short = Object.entries(secretLengths).filter(([name, least]) =>
    valuesOf(name).some((secret) => secret.length < least && !isPublished(secret)),
  )
  // While the keys of all senders are changed, the former one may be the same.
  const current = (name: string) => valuesOf(name)[0]
  const shared = eventSecrets.filter((name) =>
    eventSecrets.some((other) => other !== name && values[name] && current(other) === current(name)),
  )
  return [
    ...[...known, ...databases].map((name) => ({
      name,
      why: 'is a value of our repository, which anybody can read',
    })),
    ...short.map(([name, least]) => ({ name, why: `must have ${least} random characters or more` })),
    ...shared.map((name) => ({ name, why: 'must be another key than those of the other senders' })),
  ]
}

/**
 * SHA-256 of what docker/development.env and scripts/stack/demo-partner.ts publish: the signing key's `x`, the root secret,
 * the hash of the demonstration partner's secret, the `n` and the `x` of the partners' keys.
 */
const published = new Set([
  '0a36df9e4bd9465e5a0446f5147489c0737d5a1df84d14b179ed92bfa97bb647',
  '15cab73940c3063c3dabeb43ec4317a71b888babe874214b35d1f4d590e36d05',
  '255fea9c1acf208b26b96e8e38a1e6d36f6ecaa07367a4c93db7689271dbffa5',
  '6652a393c6dfe3ddc290a69d2100dd2de784fb2be8f608f4eba8e19ce1e842b7',
  'a5758eff5a34981d5122ffba2c73efc639a7c802b422de5a723b896d95405734',
])

/** Whether a key or secret is one of this repository, or looks like one that was made for development. */
export const isPublished = (secret: string): boolean =>
  /^(dev|development)\b/i.test(secret) || published.has(createHash('sha256').update(secret).digest('hex'))
