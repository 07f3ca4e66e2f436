import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is the local one, on loopback', () => {
  expect(readConfig({})).toEqual({
    port: 3001,
    host: '127.0.0.1',
    apiKey: 'dev-crm-key',
    mockControl: true,
    eventSecrets: { crm: 'dev-event-crm', content: 'dev-event-content', mail: 'dev-event-mail' },
  })
})

test('every value can be set', () => {
  const env = {
    PUBLISHER_PORT: '4001',
    HOST: '0.0.0.0',
    CRM_API_KEY: 'key',
    MOCK_CONTROL: '0',
    EVENT_TARGET: 'http://127.0.0.1:3000/',
    EVENT_SECRET_CRM: 'one',
    EVENT_SECRET_CONTENT: 'two',
    EVENT_SECRET_MAIL: 'three',
  }
  expect(readConfig(env)).toEqual({
    port: 4001,
    host: '0.0.0.0',
    apiKey: 'key',
    mockControl: false,
    eventTarget: 'http://127.0.0.1:3000',
    eventSecrets: { crm: 'one', content: 'two', mail: 'three' },
  })
})

test('all bad names are told at once, no value is', () => {
  const env = { PUBLISHER_PORT: 'geheim', MOCK_CONTROL: 'geheim', EVENT_TARGET: 'geheim' }
  expect(() => readConfig(env)).toThrow(
    'Environment is not usable: PUBLISHER_PORT, MOCK_CONTROL, EVENT_TARGET',
  )
})
