import { join } from 'node:path'
import { editions as builtIn, type Edition, ownUrlsIn } from '@leserkonto/editions'
import { readEditions } from '@leserkonto/editions/folder'
import { Environment, type EnvironmentRead } from './config-environment.ts'
import { configurationError, type Wrong, wrongTogether } from './config-rules.ts'

/** The configuration, read once at the start. */
export type Config = ReturnType<typeof toConfig>

/** Where the keys and lists are that are read beside the environment, and whether what is public may be among them. */
export type ConfiguredPlaces = Pick<
  Config,
  'keys' | 'partners' | 'portals' | 'webhooks' | 'desk' | 'development'
>

/**
 * The typed configuration. Throws one error that names every wrong variable in a sentence, never its value; `inPlaces`
 * says what is wrong with the keys and lists, so that it is named at the same time.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  inPlaces: (places: ConfiguredPlaces) => readonly Wrong[] = () => [],
): Config {
  const { error } = Environment.safeParse(env)
  const alone = new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]))
  const usable = Object.fromEntries(Object.entries(env).filter(([name]) => !alone.has(name)))
  // What is wrong is judged no milder for that.
  const read = Environment.parse({ ...usable, ...(alone.has('ENVIRONMENT') && { ENVIRONMENT: 'unknown' }) })
  const { editions, wrong: noEditions } = editionsOf(read)
  // Nothing can be said of the addresses of editions that are not known.
  const values = noEditions.length > 0 ? { ...read, EDITION_URLS: undefined, PASSKEY_RP_ID: undefined } : read
  const config = toConfig(values, editions)
  const { development, editionUrls } = config
  const together = [
    ...noEditions,
    ...wrongTogether({ ...values, development, editions, editionUrls }),
    ...inPlaces(config),
  ]
  const wrong = [
    ...[...alone].map(([name, why]) => ({ name, why })),
    ...together.filter(({ name }) => !alone.has(name)),
  ]
  if (wrong.length > 0) throw configurationError(wrong)
  return config
}

const isDevelopment = ({ ENVIRONMENT }: { ENVIRONMENT?: string | undefined }) =>
  ['local', 'dev', undefined].includes(ENVIRONMENT)

/** The editions of the folder that is named, else those that come with the service. */
function editionsOf({ EDITIONS_DIR }: EnvironmentRead): { editions: readonly Edition[]; wrong: Wrong[] } {
  if (EDITIONS_DIR === undefined) return { editions: builtIn, wrong: [] }
  const { editions, wrong } = readEditions(EDITIONS_DIR)
  if (wrong.length === 0) return { editions, wrong: [] }
  return { editions: builtIn, wrong: wrong.map((why) => ({ name: 'EDITIONS_DIR', why })) }
}

function toConfig(env: EnvironmentRead, editions: readonly Edition[]) {
  const development = isDevelopment(env)
  const known = (secret: string): readonly string[] => (development ? [secret] : [])
  return {
    environment: env.ENVIRONMENT ?? 'local',
    /** Exactly `local` or `dev`: development switches and http cookies are allowed. */
    development,
    host: env.HOST,
    port: env.PORT,
    drainMs: 1000 * (env.DRAIN_SECONDS ?? (development ? 0 : 5)),
    dataDir: env.DATA_DIR,
    database: {
      url: env.DATABASE_URL,
      listenUrl: env.DATABASE_LISTEN_URL,
      directory: join(env.DATA_DIR, 'db'),
      connections: env.DATABASE_CONNECTIONS,
      prepared: env.DATABASE_PREPARED,
    },
    editions,
    editionUrls: editionUrls(env, editions),
    passkeyRpId: env.PASSKEY_RP_ID,
    keys: { json: env.KEYS, file: env.KEYS_FILE ?? join(env.DATA_DIR, 'keys.json'), mayCreate: development },
    partners: { json: env.PARTNERS, file: env.PARTNERS_FILE },
    portals: { json: env.PORTALS, file: env.PORTALS_FILE },
    webhooks: { json: env.WEBHOOKS, file: env.WEBHOOKS_FILE },
    desk: { json: env.DESK, file: env.DESK_FILE },
    publisher: publisherSystems(env),
    /** Without one, nothing is accepted from that sender. */
    eventSecrets: {
      crm: env.EVENT_SECRET_CRM ?? known('dev-event-crm'),
      content: env.EVENT_SECRET_CONTENT ?? known('dev-event-content'),
      mail: env.EVENT_SECRET_MAIL ?? known('dev-event-mail'),
      unsubscribe: env.EVENT_SECRET_UNSUBSCRIBE ?? known('dev-event-unsubscribe'),
      moving: env.EVENT_SECRET_MOVING ?? known('dev-event-moving'),
    },
    smtp: smtpServer(env),
    mailFrom: env.MAIL_FROM ?? 'leserkonto@medienhaus-auental.example',
    pictures: pictureStore(env),
    trustProxy: env.TRUST_PROXY.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    /** The share of devices that have a way in, by edition. */
    ways: { sheet: wayIn(env.SIGN_IN_SHEET), passkey: wayIn(env.PASSKEY_BY_ITSELF) },
    anniversaryLetter: env.ANNIVERSARY_LETTER,
    mockControl: env.MOCK_CONTROL,
    allowMockHeader: env.ALLOW_MOCK_HEADER,
    edgePurgeUrl: env.EDGE_PURGE_URL,
    securityContact: env.SECURITY_CONTACT,
    metricsToken: env.METRICS_TOKEN,
    /** Nothing is traced without a collector. */
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    logLevel: env.LOG_LEVEL,
    web: { dist: env.WEB_DIST, devServer: env.WEB_DEV_SERVER },
  } as const
}

/** The publisher's subscription system and article source: one system, unless the second has an address of its own. */
function publisherSystems(env: EnvironmentRead) {
  const crm = {
    baseUrl: env.CRM_BASE_URL ?? `http://127.0.0.1:${env.PUBLISHER_PORT}`,
    apiKey: env.CRM_API_KEY ?? 'dev-crm-key',
  }
  const content = {
    baseUrl: env.CONTENT_BASE_URL ?? crm.baseUrl,
    apiKey: env.CONTENT_API_KEY ?? crm.apiKey,
  }
  return { crm, content } as const
}

function pictureStore(env: EnvironmentRead) {
  if (env.PICTURE_STORE === 'disk') return { store: 'disk', directory: join(env.DATA_DIR, 'media') } as const
  return {
    store: 's3',
    endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
    bucket: env.S3_BUCKET ?? '',
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  } as const
}

/** What a share says, such as `20,+az,-rt`. */
function wayIn(text: string): { share: number; editions: Readonly<Record<string, number>> } {
  const [share, ...named] = text.split(',')
  const editions = named.map((entry) => [entry.slice(1), entry.startsWith('+') ? 100 : 0] as const)
  return { share: Number(share), editions: Object.fromEntries(editions) }
}

/** The mail catcher in development, which has no TLS; elsewhere a server that has. */
function smtpServer(env: EnvironmentRead) {
  const development = isDevelopment(env)
  return {
    host: env.SMTP_HOST ?? '127.0.0.1',
    port: env.SMTP_PORT ?? (development ? 1025 : 587),
    tls: env.SMTP_TLS ?? (development ? 'off' : 'required'),
    ...(env.SMTP_USER && env.SMTP_PASSWORD && { auth: { user: env.SMTP_USER, pass: env.SMTP_PASSWORD } }),
  } as const
}

function editionUrls(
  { ENVIRONMENT = 'local', EDITION_URLS, PORT }: EnvironmentRead,
  editions: readonly Edition[],
): Record<string, string> {
  const given = (EDITION_URLS?.split(',') ?? []).map((pair) => pair.split(/=(.*)/s).slice(0, 2))
  return { ...ownUrlsIn(ENVIRONMENT, PORT, editions), ...Object.fromEntries(given) }
}

/** How many of a hundred devices have each way in at an edition. Source: docs/operations.md#ways-in-by-share. */
export const waySharesAt = ({ ways: { sheet, passkey } }: Pick<Config, 'ways'>, shortcut: string) => ({
  sheet: sheet.editions[shortcut] ?? sheet.share,
  passkey: passkey.editions[shortcut] ?? passkey.share,
})
