import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgresql://db.example.test/leserkonto',
  CRM_BASE_URL: 'https://crm.example.test',
  CRM_API_KEY: 'crm-key',
  KEYS_FILE: '/keys.json',
  SMTP_HOST: 'smtp.example.test',
  MAIL_FROM: 'leserkonto@example.test',
}

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
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/ENVIRONMENT: is needed/)
  expect(readConfig({ NODE_ENV: 'production', ENVIRONMENT: 'local' }).development).toBe(true)
})

test.each(['staging', 'production', 'prodution'])('%s names everything it lacks at once', (ENVIRONMENT) => {
  const refusal = () => readConfig({ ENVIRONMENT })
  const { ENVIRONMENT: _, ...needed } = production
  for (const name of Object.keys(needed)) expect(refusal).toThrow(new RegExp(`  ${name}: `))
  expect(readConfig(production)).toMatchObject({ environment: 'production', development: false })
})

test.each([
  ['MOCK_CONTROL', '1'],
  ['ALLOW_MOCK_HEADER', '1'],
  ['WEB_DEV_SERVER', 'http://127.0.0.1:5173'],
  ['RATE_LIMIT_FACTOR', '10'],
])('production refuses the development switch %s', (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`  ${name}: `))
})

test('a bad value is named and never shown', () => {
  const refusal = () => readConfig({ PORT: 'geheim', SMTP_PORT: '70000', DATABASE_URL: 'mysql://geheim' })
  expect(refusal).toThrow(/PORT.*DATABASE_URL.*SMTP_PORT/s)
  expect(refusal).not.toThrow(/geheim|70000/)
})

test('the environment decides on the base URL, and a name it does not know counts as dev', () => {
  const origins = (ENVIRONMENT: string) =>
    readConfig({ ...production, ENVIRONMENT, PORT: '4000' }).editionUrls
  expect(origins('local')).toMatchObject({ az: 'http://az.localhost:4000', sso: 'http://sso.localhost:4000' })
  expect(origins('staging')).toMatchObject({ az: 'https://staging.az.example' })
  expect(origins('production')).toMatchObject({ az: 'https://az.example' })
  expect(origins('abnahme')).toEqual(origins('dev'))
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
