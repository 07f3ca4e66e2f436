import { expect, test } from 'vitest'
import { servicesOf } from './services.ts'
import { readSettings } from './settings.ts'

test('without any variable the usual ports and the data folder of the repository are taken', () => {
  const { port, dataDir, host } = readSettings({}, false)
  expect(port).toEqual({ PORT: 3000, PUBLISHER_PORT: 3001, SMTP_PORT: 1025, INBOX_PORT: 8025 })
  expect(dataDir).toMatch(/[\\/]\.data$/)
  expect(host).toBe('127.0.0.1')
})

test.each(['abc', '0', '65536', '3000.5', '-1'])('%s is no port, and the variable is named', (value) => {
  expect(() => readSettings({ PORT: value, SMTP_PORT: value }, false)).toThrow(/^PORT, SMTP_PORT must be/)
})

test('one port for two processes is refused by both names', () => {
  expect(() => readSettings({ PORT: '8025' }, false)).toThrow(/^PORT, INBOX_PORT must differ/)
})

test('every process is told where the others are', () => {
  const { environment } = readSettings({ PORT: '4000', DATA_DIR: '/data' }, false)
  expect(environment).toMatchObject({
    PORT: '4000',
    PUBLISHER_PORT: '3001',
    SMTP_HOST: '127.0.0.1',
    DATA_DIR: '/data',
    MAIL_DIR: '/data/mails',
  })
})

test('in development what the portal is made of is built again, and a debugger is let in where it is asked for', () => {
  const apiOf = (dev: boolean, inspect: boolean) =>
    servicesOf(readSettings({ WEB_DEV_SERVER: 'http://127.0.0.1:5173' }, dev, inspect))[0]
  expect(apiOf(true, true)?.args).toContain('--inspect')
  expect(apiOf(true, true)?.rebuilds?.watches).toContain('packages/ui/src')
  expect(apiOf(false, false)?.args).not.toContain('--inspect')
  expect(apiOf(false, false)?.rebuilds).toBeUndefined()
})

test.each([
  [{}, false, '1'],
  [{}, true, '1'],
  [{ ENVIRONMENT: 'staging' }, false, undefined],
  [{ ENVIRONMENT: 'production' }, false, undefined],
  [{ MOCK_CONTROL: '0' }, false, '0'],
])('development switches with %j (dev: %j): %j', (given, dev, expected) => {
  expect(readSettings(given, dev).environment.MOCK_CONTROL).toBe(expected)
})
