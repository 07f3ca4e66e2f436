import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgresql://db.example.test/leserkonto',
  EDITION_URLS: 'az=https://az.example.test,sso=https://sso.example.test',
  CRM_BASE_URL: 'https://crm.example.test',
  CRM_API_KEY: 'crm-key',
  KEYS_FILE: '/keys.json',
}

test('without settings the service runs for development on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'local',
    development: true,
    host: '127.0.0.1',
    port: 3000,
  })
})

test('a production image that is not told where it runs refuses to start', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/ENVIRONMENT: is needed/)
  expect(readConfig({ NODE_ENV: 'production', ENVIRONMENT: 'local' }).development).toBe(true)
})

test('production names everything it lacks at once', () => {
  const refusal = () => readConfig({ ENVIRONMENT: 'production' })
  for (const name of ['DATABASE_URL', 'EDITION_URLS', 'CRM_BASE_URL', 'CRM_API_KEY', 'KEYS_FILE'])
    expect(refusal).toThrow(new RegExp(`  ${name}: `))
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
