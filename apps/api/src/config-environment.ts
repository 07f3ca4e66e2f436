import { join } from 'node:path'
import { z } from 'zod'

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

/** A percentage, then editions. */
const Share = z
  .string()
  .regex(
    /^(100|[1-9]?\d)(,[+-][a-z]{2,3})*$/,
    'must be a share from 0 to 100, then editions with + where all devices have it, with - where none, such as 20,+az,-rt',
  )
  .default('100')

/** An address by which somebody is reached. Source: https://www.rfc-editor.org/rfc/rfc9116#name-contact */
const SecurityContact = z
  .string()
  .regex(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'must be an address such as mailto:sicherheit@verlag.example or https://verlag.example/sicherheit',
  )

/** The environment variables; every name the service knows is here, and each may be missing. */
export const Environment = z.object({
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
  /** A folder with the editions of this deployment, in place of those that come with the service. */
  EDITIONS_DIR: Text.optional(),
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
  /** The portals whose servers identify themselves, as a file or as the JSON itself. */
  PORTALS_FILE: z.string().optional(),
  PORTALS: z.string().optional(),
  /** Receivers of events about readers, as a file or as the JSON itself. */
  WEBHOOKS_FILE: z.string().optional(),
  WEBHOOKS: z.string().optional(),
  /** The desk of the reader service, as a file or as the JSON itself; without it there is none. */
  DESK_FILE: z.string().optional(),
  DESK: z.string().optional(),
  /** 0: no letter of thanks after a year with the account. */
  ANNIVERSARY_LETTER: Switch.default(true),
  /** Ways in that a share of the devices has; with + editions where all have it, with - those where none has. */
  SIGN_IN_SHEET: Share,
  PASSKEY_BY_ITSELF: Share,
  PUBLISHER_PORT: Port.default(3001),
  CRM_BASE_URL: Http.optional(),
  CRM_API_KEY: Text.optional(),
  /** The article source, where it is another system than that of subscriptions. */
  CONTENT_BASE_URL: Http.optional(),
  CONTENT_API_KEY: Text.optional(),
  /**
   * Of the subscription system's events, the newsroom's, the mail system's, of who asks for links to unsubscribe, and of a
   * house that has moved in.
   */
  EVENT_SECRET_CRM: EventSecrets,
  EVENT_SECRET_CONTENT: EventSecrets,
  EVENT_SECRET_MAIL: EventSecrets,
  EVENT_SECRET_UNSUBSCRIBE: EventSecrets,
  EVENT_SECRET_MOVING: EventSecrets,
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
  /** Where a hole is reported, as /.well-known/security.txt says; without it at each edition's contact page. */
  SECURITY_CONTACT: SecurityContact.optional(),
  METRICS_TOKEN: z.string().min(24, 'must have 24 characters or more').optional(),
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

/** The variables as they were read. */
export type EnvironmentRead = z.output<typeof Environment>
