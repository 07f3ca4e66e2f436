import { join } from 'node:path'
import { ownUrlsIn, servedEditions, signOnOf } from '@leserkonto/editions'
import { z } from 'zod'

/** How long a process that has been told to stop, and has drained, may take to end what it has begun. */
export const stopLimitMs = 15_000

const Port = z.coerce.number().int().min(1).max(65_535)
const Switch = z.enum(['0', '1']).transform((value) => value === '1')

const neededOutsideDevelopment = [
  'DATABASE_URL',
  'CRM_BASE_URL',
  'CRM_API_KEY',
  'SMTP_HOST',
  'MAIL_FROM',
] as const

/** The environment variables; every name the service knows is here. */
const Environment = z
  .object({
    /** `local`, `dev`, `staging`, `production`; any other name has the addresses of dev and the rules of production. */
    ENVIRONMENT: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    NODE_ENV: z.string().optional(),
    HOST: z.string().default('127.0.0.1'),
    /** How long a process that was told to stop still answers, for load balancers to notice. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
    PORT: Port.default(3000),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Past the pooler, where there is one that does not hand on what is said to `LISTEN`. */
    DATABASE_LISTEN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
    /** 0 behind a pooler that does not keep prepared statements. */
    DATABASE_PREPARED: Switch.default(true),
    /** `az=https://az.example,rt=https://rt.example`: the origins of editions that the environment's do not fit. */
    EDITION_URLS: z
      .string()
      .regex(/^[a-z]{2,3}=https?:\/\/[^,/]+(,[a-z]{2,3}=https?:\/\/[^,/]+)*$/)
      .optional(),
    /** The name all passkeys are bound to, for ever; without it the sign-on edition's host. */
    PASSKEY_RP_ID: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)
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
    CRM_BASE_URL: z.url().optional(),
    CRM_API_KEY: z.string().min(1).optional(),
    /** Keys of the publisher's events: the current one and, while it changes, the previous one. */
    EVENT_SECRET: z.string().min(1).optional(),
    EVENT_SECRET_PREVIOUS: z.string().min(1).optional(),
    SMTP_HOST: z.string().min(1).optional(),
    SMTP_PORT: Port.optional(),
    /** Whether mail leaves over TLS only, to a server whose certificate is valid, or over none. */
    SMTP_TLS: z.enum(['required', 'off']).optional(),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/)
      .optional(),
    PICTURE_STORE: z.enum(['disk', 's3']).default('disk'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Not `media`: that name means the local disk. */
    S3_BUCKET: z
      .string()
      .regex(/^(?!media$)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    S3_REGION: z.string().default('eu-central-1'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** Addresses or CIDRs of the proxies whose X-Forwarded-* headers count. */
    TRUST_PROXY: z.string().default(''),
    RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000_000).default(1),
    MOCK_CONTROL: Switch.default(false),
    ALLOW_MOCK_HEADER: Switch.default(false),
    /** Where a cache in front is told which pages to forget. */
    EDGE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Of a collector of traces, as OpenTelemetry names it: OTLP over HTTP, without the path `/v1/traces`. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** The share of traces that are recorded, where no proxy has decided. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    WEB_DIST: z.string().default(join(import.meta.dirname, '../../../dist')),
    WEB_DEV_SERVER: z.url().optional(),
  })
  .superRefine((env, ctx) => {
    const refuse = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message })
    if (env.PICTURE_STORE === 's3')
      for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
        if (!env[name]) refuse(name, 'is needed where PICTURE_STORE is s3')
    // An image without ENVIRONMENT must not start with development keys.
    if (env.NODE_ENV === 'production' && !env.ENVIRONMENT)
      refuse('ENVIRONMENT', 'is needed where NODE_ENV is production')
    const signOnHost = signOnOf(servedEditions(editionUrls(env))).ownHost
    if (env.PASSKEY_RP_ID && !`.${signOnHost}`.endsWith(`.${env.PASSKEY_RP_ID}`))
      refuse('PASSKEY_RP_ID', 'must be the host of the sign-on edition or a domain above it')
    if (isDevelopment(env)) return
    for (const name of ['MOCK_CONTROL', 'ALLOW_MOCK_HEADER', 'WEB_DEV_SERVER'] as const)
      if (env[name]) refuse(name, 'is a development switch and must not be set here')
    if (env.RATE_LIMIT_FACTOR !== 1) refuse('RATE_LIMIT_FACTOR', 'must be 1 outside local and dev')
    if (!env.KEYS && !env.KEYS_FILE) refuse('KEYS_FILE', 'or KEYS is needed outside local and dev')
    for (const name of neededOutsideDevelopment)
      if (!env[name]) refuse(name, 'is needed outside local and dev')
  })

/** The configuration, read once at the start. */
export type Config = ReturnType<typeof toConfig>

/**
 * The typed configuration. Throws one error naming every bad variable, never its value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const result = Environment.safeParse(env)
  if (result.success) return toConfig(result.data)
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${safeReason(issue)}`)
  throw new Error(`The configuration is not valid:\n${lines.join('\n')}`)
}

const isDevelopment = ({ ENVIRONMENT }: { ENVIRONMENT?: string | undefined }) =>
  ['local', 'dev', undefined].includes(ENVIRONMENT)

const safeReason = (issue: z.core.$ZodIssue) =>
  issue.code === 'custom' ? issue.message : `not valid (${issue.code})`

function toConfig(env: z.output<typeof Environment>) {
  const development = isDevelopment(env)
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
      /** Without one, no event is accepted. */
      eventSecrets: [
        env.EVENT_SECRET ?? (development ? 'dev-event-key' : undefined),
        env.EVENT_SECRET_PREVIOUS,
      ].filter((secret) => secret !== undefined),
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
