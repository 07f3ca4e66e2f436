import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings the catcher is reachable from this machine only', () => {
  expect(readConfig({})).toEqual({
    smtpPort: 1025,
    inboxPort: 8025,
    host: '127.0.0.1',
    dir: '.data/mails',
    maxMessages: 5_000,
  })
})

test('settings replace the defaults', () => {
  const variables = {
    SMTP_PORT: '0',
    INBOX_PORT: '65535',
    HOST: '0.0.0.0',
    MAIL_DIR: '/mails',
    MAIL_COUNT: '7',
  }
  expect(readConfig(variables)).toEqual({
    smtpPort: 0,
    inboxPort: 65_535,
    host: '0.0.0.0',
    dir: '/mails',
    maxMessages: 7,
  })
})

test('all wrong names are told at once and no value', () => {
  const variables = { SMTP_PORT: 'geheim', INBOX_PORT: '65536', HOST: '', MAIL_DIR: '', MAIL_COUNT: '0' }
  expect(() => readConfig(variables)).toThrow(
    /^wrong settings: SMTP_PORT, INBOX_PORT, HOST, MAIL_DIR, MAIL_COUNT$/,
  )
})
