import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { editions, signOnOf } from '@leserkonto/editions'
import { expect, test } from 'vitest'
import { demoPartner } from '../../../scripts/stack/demo-partner.ts'
import { readConfig } from './config.ts'
import { wrongInPlaces } from './configured-places.ts'

const secret = (of: string) => `${of}-`.padEnd(32, 'x')
const production = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgresql://db.example.test/leserkonto',
  CRM_BASE_URL: 'https://crm.example.test',
  CRM_API_KEY: secret('crm'),
  KEYS_FILE: '/keys.json',
  SMTP_HOST: 'smtp.example.test',
  MAIL_FROM: 'leserkonto@example.test',
}
/** The lines in which a start names what is wrong, without the first. */
const refusal = (env: Record<string, string | undefined>): string[] => {
  try {
    readConfig(env, wrongInPlaces)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

test('editions of a folder take the place of those of the service, with their addresses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editions-'))
  const write = (name: string, edition: object) => writeFileSync(join(folder, name), JSON.stringify(edition))
  const [az] = editions
  const pictureOrigins = [{ origin: 'http://bilder.example.test', sized: null }]
  write('mt.json', { ...az, shortcut: 'mt', domains: ['mt.example'], pictureOrigins })
  write('sso.json', signOnOf(editions))
  const { editionUrls, editions: read } = readConfig({ EDITIONS_DIR: folder, ENVIRONMENT: 'dev' })
  expect(editionUrls).toEqual({ mt: 'http://mt.localhost:3000', sso: 'http://sso.localhost:3000' })
  expect(read.map(({ shortcut }) => shortcut)).toEqual(['mt', 'sso'])
  expect(refusal({ ...production, EDITIONS_DIR: folder, EDITION_URLS: 'az=https://az.example' })).toEqual([
    '  EDITION_URLS names az, and there are mt, sso only.',
    '  EDITIONS_DIR must have https origins in pictureOrigins of mt outside local and dev.',
  ])
  write('mt.json', { ...az, shortcut: 'MT' })
  expect(refusal({ ...production, EDITIONS_DIR: folder, EDITION_URLS: 'mt=https://mt.example' })).toEqual([
    '  EDITIONS_DIR at mt.json, shortcut: must be two or three small letters.',
  ])
  rmSync(folder, { recursive: true })
})

test('articles come from the subscription system, or from a system of their own with a key of its own', () => {
  const crm = { baseUrl: 'https://crm.example.test', apiKey: secret('crm') }
  expect(readConfig(production).publisher).toEqual({ crm, content: crm })
  const own = { CONTENT_BASE_URL: 'https://cms.example.test', CONTENT_API_KEY: secret('cms') }
  const content = { baseUrl: own.CONTENT_BASE_URL, apiKey: own.CONTENT_API_KEY }
  expect(readConfig({ ...production, ...own }).publisher).toEqual({ crm, content })
  expect(refusal({ ...production, CONTENT_BASE_URL: 'http://cms.example.test' })).toEqual([
    '  CONTENT_API_KEY is needed where CONTENT_BASE_URL is set, so that no system learns the key of the other.',
    '  CONTENT_BASE_URL must be https outside local and dev, or on this machine.',
  ])
  expect(refusal({ ...production, CONTENT_API_KEY: 'kurz' }).join()).toContain('CONTENT_API_KEY must have 24')
})

test('without settings the service runs for development on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'local',
    development: true,
    host: '127.0.0.1',
    port: 3000,
  })
})

test('a stopping process still answers for load balancers where there are any', () => {
  expect(readConfig({}).drainMs).toBe(0)
  expect(readConfig(production).drainMs).toBe(5_000)
  expect(readConfig({ ...production, DRAIN_SECONDS: '20' }).drainMs).toBe(20_000)
})

test('nothing is traced without a collector, and everything with one unless a share is named', () => {
  const endpoint = 'http://collector.example.test:4318'
  const tracesOf = (share: object) => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...share }).traces
  expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '0.1' }).traces).toBeUndefined()
  expect(tracesOf({})).toEqual({ endpoint, share: 1 })
  expect(tracesOf({ OTEL_TRACES_SAMPLER_ARG: '0.1' })).toEqual({ endpoint, share: 0.1 })
  expect(() => tracesOf({ OTEL_TRACES_SAMPLER_ARG: '10' })).toThrow(/OTEL_TRACES_SAMPLER_ARG/)
})

test('a production image that is not told where it runs refuses to start', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/ENVIRONMENT is needed/)
  expect(readConfig({ NODE_ENV: 'production', ENVIRONMENT: 'local' }).development).toBe(true)
})

test.each(['staging', 'production', 'prodution'])('%s names everything it lacks at once', (ENVIRONMENT) => {
  const { ENVIRONMENT: _, ...needed } = production
  const named = refusal({ ENVIRONMENT }).join('\n')
  for (const name of Object.keys(needed)) expect(named).toContain(`  ${name} `)
  expect(readConfig(production)).toMatchObject({ environment: 'production', development: false })
})

test.each([
  ['MOCK_CONTROL', '1'],
  ['ALLOW_MOCK_HEADER', '1'],
  ['WEB_DEV_SERVER', 'http://127.0.0.1:5173'],
  ['RATE_LIMIT_FACTOR', '10'],
])('production refuses the development switch %s', (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`  ${name} `))
})

test('production refuses every key and secret of docker/development.env, and of what starts the stack', () => {
  const file = join(import.meta.dirname, '../../../docker/development.env')
  const published = parseEnv(readFileSync(file, 'utf8'))
  const ours = Object.keys(published).filter((name) => !name.startsWith('POSTGRES_'))
  const { KEYS_FILE: _, ...own } = production
  const lines = refusal({ ...own, ...published })
  expect(ours.length).toBeGreaterThan(5)
  for (const name of ours) expect(lines).toContainEqual(expect.stringMatching(`^  ${name} .*our repository`))
  for (const usual of ['dev-crm-key', 'development-only', 'dev-event-crm'])
    expect(refusal({ ...production, CRM_API_KEY: usual }).join()).toContain('is a value of our repository')
  // One key of ours among others of its own is no better.
  const [given] = JSON.parse(published.KEYS ?? '').signing
  const mixed = { signing: [{ ...given, x: 'own', kid: 'own' }, given], secret: 'x'.repeat(43) }
  expect(refusal({ ...own, KEYS: JSON.stringify(mixed) }).join()).toContain(
    'KEYS has a key of our repository',
  )
  // Nor is one that is about to be.
  const soon = {
    ...mixed,
    signing: [{ ...given, x: 'own' }],
    next: { signing: given, publishedAt: '2026-11-20T12:00:00Z' },
  }
  expect(refusal({ ...own, KEYS: JSON.stringify(soon) }).join()).toContain('KEYS has a key of our repository')
  const { partners } = JSON.parse(published.KEYS ?? '')
  for (const key of partners) {
    const others = partners.map((one: { alg: string; n?: string }) =>
      one.alg === key.alg ? one : { ...one, [one.n ? 'n' : 'x']: 'own' },
    )
    const ring = { signing: [{ ...given, x: 'own' }], secret: 'x'.repeat(43), partners: others }
    expect([key.alg, refusal({ ...own, KEYS: JSON.stringify(ring) }).join()]).toEqual([
      key.alg,
      expect.stringContaining('KEYS has a key of our repository'),
    ])
  }
  const PARTNERS = demoPartner(3002, 3000)
  expect(refusal({ ...production, PARTNERS })).toContain(
    '  PARTNERS has the secret of our demonstration partner, which anybody can read.',
  )
  expect(refusal({ ...published, PARTNERS, ENVIRONMENT: 'local' })).toEqual([])
})

test('what is wrong is named at once, each in a sentence with its bound and none with its value', () => {
  const list = JSON.stringify([{ id: 'GEHEIM' }, { id: 'a1', url: 'http://geheim' }])
  const wrong = {
    PORT: 'geheim',
    SMTP_PORT: '70000',
    DRAIN_SECONDS: '61',
    DATABASE_URL: 'mysql://geheim',
    DATABASE_PREPARED: 'geheim',
    PASSKEY_RP_ID: 'fremd.example',
    KEYS: 'geheim',
    PARTNERS: list,
    PORTALS_FILE: '/geheim/portals.json',
    WEBHOOKS: 'geheim',
    CRM_BASE_URL: 'ftp://geheim',
    EVENT_SECRET_CRM: 'geheim',
    EVENT_SECRET_MAIL: secret('geheim'),
    EVENT_SECRET_CONTENT: secret('geheim'),
    METRICS_TOKEN: 'geheim-geheim',
    SECURITY_CONTACT: 'geheim',
    EDITION_URLS: 'az=http://az.example,xx=https://geheim.example',
    SMTP_TLS: 'geheim',
    TRUST_PROXY: '10.0.0.0/8,geheim',
    RATE_LIMIT_FACTOR: '0',
    MOCK_CONTROL: '1',
    OTEL_TRACES_SAMPLER_ARG: '2',
    LOG_LEVEL: 'geheim',
  }
  const lines = refusal({ ...wrong, ENVIRONMENT: 'production', SMTP_USER: 'geheim' })
  const named = new Set(lines.map((line) => line.trim().split(' ')[0]))
  const missing = ['CRM_API_KEY', 'SMTP_HOST', 'MAIL_FROM', 'SMTP_PASSWORD']
  expect([...Object.keys(wrong), ...missing].filter((name) => !named.has(name))).toEqual([])
  for (const line of lines) expect(line).toMatch(/^ {2}[A-Z0-9_]+ .+\.$/)
  expect(lines.join()).not.toMatch(/geheim|70000/i)
  expect(lines).toContain('  DRAIN_SECONDS must be a whole number from 0 to 60.')
  expect(lines).toContain('  EVENT_SECRET_CRM must have 32 random characters or more.')
  expect(lines.filter((line) => line.includes('PARTNERS at 0.')).length).toBeGreaterThan(1)
})

const portal = { id: 'p1', secrets_sha256: ['x'.repeat(43)], origins: ['http://p.example'] }

test.each<[string, Record<string, string>, RegExp]>([
  ['a system without TLS', { CRM_BASE_URL: 'http://crm.example.test' }, /CRM_BASE_URL must be https/],
  ['a picture store without', { S3_ENDPOINT: 'http://s3.example.test' }, /S3_ENDPOINT must be https/],
  ['a portal without', { PORTALS: JSON.stringify([portal]) }, /PORTALS at 0.origins.0/],
  ['an edition without', { EDITION_URLS: 'az=http://az.example.test' }, /https origin for az/],
  [
    'an edition that is no origin',
    { EDITION_URLS: 'az=https://az.example?a' },
    /an origin such as .* for az/,
  ],
  ['an edition nobody has', { EDITION_URLS: 'xx=https://xx.example' }, /there are az, rt, ht, sso only/],
  ['a name without addresses', { ENVIRONMENT: 'abnahme' }, /https origin for az, rt, ht, sso/],
  ['a token one can guess', { METRICS_TOKEN: 'x'.repeat(23) }, /METRICS_TOKEN must have 24/],
  ['one key of two', { EVENT_SECRET_CRM: secret('a'), EVENT_SECRET_MAIL: secret('a') }, /another key/],
  ['a former key that is short', { EVENT_SECRET_CRM: `${secret('a')},b` }, /EVENT_SECRET_CRM must have 32/],
  ['no such network', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY must be addresses or networks/],
  ['all networks', { TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY must be addresses or networks/],
])('production refuses %s', (_what, change, words) => {
  expect(refusal({ ...production, ...change }).join('\n')).toMatch(words)
})

test('what is right in production is taken: a system on this machine, networks, a key that changes', () => {
  const config = readConfig({
    ...production,
    CRM_BASE_URL: 'http://127.0.0.1:4000',
    TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8,fd00::/8,loopback',
    EVENT_SECRET_CRM: `${secret('a')},${secret('b')}`,
  })
  const crm = [secret('a'), secret('b')]
  expect(config.eventSecrets).toEqual({ crm, content: [], mail: [], unsubscribe: [], moving: [] })
  expect(config.trustProxy).toHaveLength(5)
})

test('the environment decides on the base URL, and a name it does not know counts as dev', () => {
  const origins = (ENVIRONMENT: string) =>
    readConfig({ ...production, ENVIRONMENT, PORT: '4000' }).editionUrls
  expect(origins('local')).toMatchObject({ az: 'http://az.localhost:4000', sso: 'http://sso.localhost:4000' })
  expect(origins('staging')).toMatchObject({ az: 'https://staging.az.example' })
  expect(origins('production')).toMatchObject({ az: 'https://az.example' })
  const own = ['az', 'rt', 'ht', 'sso'].map((name) => `${name}=https://${name}.abnahme.example`)
  const named = readConfig({ ...production, ENVIRONMENT: 'abnahme', EDITION_URLS: own.join() })
  expect([named.development, named.editionUrls.az]).toEqual([false, 'https://az.abnahme.example'])
})

test('an origin that is given goes before the one of the environment', () => {
  const { editionUrls } = readConfig({ ...production, EDITION_URLS: 'az=https://az.example.test' })
  expect(editionUrls).toMatchObject({ az: 'https://az.example.test', rt: 'https://rt.example' })
})

test('mail leaves over TLS only, unless that is switched off by name', () => {
  expect(readConfig(production).smtp).toMatchObject({ port: 587, tls: 'required' })
  expect(readConfig({ ...production, SMTP_TLS: 'off' }).smtp.tls).toBe('off')
  expect(readConfig({}).smtp).toMatchObject({ host: '127.0.0.1', port: 1025, tls: 'off' })
})
