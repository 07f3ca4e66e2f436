import { join } from 'node:path'
import { ownUrlsIn } from '@leserkonto/editions'
import { z } from 'zod'
import { configurationError, type Wrong, wrongTogether } from './config-rules.ts'

/** How long a process that has been told to stop, and has drained, may take to end what it has begun. */
export const stopLimitMs = 15_000

const whole = (min: number, max: number) => {
  const bounds = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(bounds).int(bounds).min(min, bounds).max(max, bounds)
}
const Port = whole(1, 65_535)
const Switch = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
const Text = z.string().min(1, 'must not be empty')
const Http = z.url({ protocol: /^https?$/, error: 'must be an address such as https://host.example' })
const Postgres = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgresql://user:password@host:5432/name',
})
/** One sender's key; while it changes the new and the former one, with a comma between. */
const EventSecrets = z
  .string()
  .regex(/^[^,\s]+(,[^,\s]+)?$/, 'must be one key, or the new and the former one with a comma between')
  .transform((text) => text.split(','))
  .optional()

/** The environment variables; every name the service knows is here, and each may be missing. */
const Environment = z.object({
  /** `local`, `dev`, `staging`, `production`; any other name has the addresses of dev and the rules of production. */
  ENVIRONMENT: z
    .string()
    .regex(
      /^[a-z0-9-]+$/,
      'must be local, dev, staging, production or another name of small letters, digits and hyphens',
    )
    .optional(),
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  /** How long a process that was told to stop still answers, for load balancers to notice. */
  DRAIN_SECONDS: whole(0, 60).optional(),
  PORT: Port.default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: Postgres.optional(),
  /** Past the pooler, where there is one that does not hand on what is said to `LISTEN`. */
  DATABASE_LISTEN_URL: Postgres.optional(),
  DATABASE_CONNECTIONS: whole(1, 200).default(10),
  /** 0 behind a pooler that does not keep prepared statements. */
  DATABASE_PREPARED: Switch.default(true),
  /** The origins of editions that the environment's do not fit. */
  EDITION_URLS: z
    .string()
    .regex(
      /^[a-z]{2,3}=https?:\/\/[^,/]+(,[a-z]{2,3}=https?:\/\/[^,/]+)*$/,
      'must be editions with their origins, such as az=https://az.example,rt=https://rt.example',
    )
    .optional(),
  /** The name all passkeys are bound to, for ever; without it the sign-on edition's host. */
  PASSKEY_RP_ID: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be the name of a host such as konto.example')
    .optional(),
  KEYS_FILE: z.string().optional(),
  /** The same JSON as in the file, for deployments that pass secrets in the environment. */
  KEYS: z.string().optional(),
  /** The partners whose readers sign in here, as a file or as the JSON itself. */
  PARTNERS_FILE: z.string().optional(),
  PARTNERS: z.string().optional(),
  /** The portals whose servers identify themselves, likewise. */
  PORTALS_FILE: z.string().optional(),
  PORTALS: z.string().optional(),
  /** Who is told what happens to readers, likewise. */
  WEBHOOKS_FILE: z.string().optional(),
  WEBHOOKS: z.string().optional(),
  PUBLISHER_PORT: Port.default(3001),
  CRM_BASE_URL: Http.optional(),
  CRM_API_KEY: Text.optional(),
  /** Of the subscription system's events, the newsroom's, the mail system's, and of who asks for links to unsubscribe. */
  EVENT_SECRET_CRM: EventSecrets,
  EVENT_SECRET_CONTENT: EventSecrets,
  EVENT_SECRET_MAIL: EventSecrets,
  EVENT_SECRET_UNSUBSCRIBE: EventSecrets,
  SMTP_HOST: Text.optional(),
  SMTP_PORT: Port.optional(),
  /** Whether mail leaves over TLS only, to a server whose certificate is valid, or over none. */
  SMTP_TLS: z.enum(['required', 'off'], 'must be required or off').optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an address such as leserkonto@verlag.example')
    .optional(),
  PICTURE_STORE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: Http.optional(),
  /** Not `media`: that name means the local disk. */
  S3_BUCKET: z
    .string()
    .regex(
      /^(?!media$)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket, 3 to 63 small letters, digits, dots and hyphens, and not media',
    )
    .optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_ACCESS_KEY_ID: Text.optional(),
  S3_SECRET_ACCESS_KEY: Text.optional(),
  /** Addresses or CIDRs of the proxies whose X-Forwarded-* headers count. */
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT_FACTOR: whole(1, 1_000_000).default(1),
  MOCK_CONTROL: Switch.default(false),
  ALLOW_MOCK_HEADER: Switch.default(false),
  /** Where a cache in front is told which pages to forget. */
  EDGE_PURGE_URL: Http.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  /** Of a collector of traces, as OpenTelemetry names it: OTLP over HTTP, without the path `/v1/traces`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Http.optional(),
  /** The share of traces that are recorded, where no proxy has decided. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  WEB_DIST: z.string().default(join(import.meta.dirname, '../../../dist')),
  WEB_DEV_SERVER: Http.optional(),
})

/** The configuration, read once at the start. */
export type Config = ReturnType<typeof toConfig>

/** Where the keys and lists are that are read beside the environment, and whether what is public may be among them. */
export type ConfiguredPlaces = Pick<Config, 'keys' | 'partners' | 'portals' | 'webhooks' | 'development'>

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
  const values = Environment.parse({ ...usable, ...(alone.has('ENVIRONMENT') && { ENVIRONMENT: 'unknown' }) })
  const config = toConfig(values)
  const { development, editionUrls } = config
  const together = [...wrongTogether({ ...values, development, editionUrls }), ...inPlaces(config)]
  const wrong = [
    ...[...alone].map(([name, why]) => ({ name, why })),
    ...together.filter(({ name }) => !alone.has(name)),
  ]
  if (wrong.length > 0) throw configurationError(wrong)
  return config
}

const isDevelopment = ({ ENVIRONMENT }: { ENVIRONMENT?: string | undefined }) =>
  ['local', 'dev', undefined].includes(ENVIRONMENT)

function toConfig(env: z.output<typeof Environment>) {
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
    editionUrls: editionUrls(env),
    passkeyRpId: env.PASSKEY_RP_ID,
    keys: { json: env.KEYS, file: env.KEYS_FILE ?? join(env.DATA_DIR, 'keys.json'), mayCreate: development },
    partners: { json: env.PARTNERS, file: env.PARTNERS_FILE },
    portals: { json: env.PORTALS, file: env.PORTALS_FILE },
    webhooks: { json: env.WEBHOOKS, file: env.WEBHOOKS_FILE },
    publisher: {
      baseUrl: env.CRM_BASE_URL ?? `http://127.0.0.1:${env.PUBLISHER_PORT}`,
      apiKey: env.CRM_API_KEY ?? 'dev-crm-key',
    },
    /** Without one, nothing is accepted from that sender. */
    eventSecrets: {
      crm: env.EVENT_SECRET_CRM ?? known('dev-event-crm'),
      content: env.EVENT_SECRET_CONTENT ?? known('dev-event-content'),
      mail: env.EVENT_SECRET_MAIL ?? known('dev-event-mail'),
      unsubscribe: env.EVENT_SECRET_UNSUBSCRIBE ?? known('dev-event-unsubscribe'),
    },
    smtp: smtpServer(env),
    mailFrom: env.MAIL_FROM ?? 'leserkonto@medienhaus-auental.example',
    pictures: pictureStore(env),
    trustProxy: env.TRUST_PROXY.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    mockControl: env.MOCK_CONTROL,
    allowMockHeader: env.ALLOW_MOCK_HEADER,
    edgePurgeUrl: env.EDGE_PURGE_URL,
    metricsToken: env.METRICS_TOKEN,
    /** Nothing is traced without a collector. */
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    logLevel: env.LOG_LEVEL,
    web: { dist: env.WEB_DIST, devServer: env.WEB_DEV_SERVER },
  } as const
}

function pictureStore(env: z.output<typeof Environment>) {
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

/** The mail catcher in development, which has no TLS; elsewhere a server that has. */
function smtpServer(env: z.output<typeof Environment>) {
  const development = isDevelopment(env)
  return {
    host: env.SMTP_HOST ?? '127.0.0.1',
    port: env.SMTP_PORT ?? (development ? 1025 : 587),
    tls: env.SMTP_TLS ?? (development ? 'off' : 'required'),
    ...(env.SMTP_USER && env.SMTP_PASSWORD && { auth: { user: env.SMTP_USER, pass: env.SMTP_PASSWORD } }),
  } as const
}

function editionUrls({
  ENVIRONMENT = 'local',
  EDITION_URLS,
  PORT,
}: Pick<z.output<typeof Environment>, 'ENVIRONMENT' | 'EDITION_URLS' | 'PORT'>): Record<string, string> {
  const given = (EDITION_URLS?.split(',') ?? []).map((pair) => pair.split(/=(.*)/s).slice(0, 2))
  return { ...ownUrlsIn(ENVIRONMENT, PORT), ...Object.fromEntries(given) }
}
