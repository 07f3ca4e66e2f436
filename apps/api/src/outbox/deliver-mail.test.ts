import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { register } = readersOf(() => api)

/** The error with which nodemailer rejects if a server answers `responseCode` to `command`. */
const refusal = (responseCode: number, command: string, code: string) =>
  Object.assign(new Error(`${responseCode} no`), { responseCode, command, code })

/** Registers while the server refuses, and delivers again an hour later; returns the number of arrived mails. */
async function mailsAfter(error: Error): Promise<number> {
  const email = freshEmail()
  api.smtp.fail(error)
  await register({ email, password }).expect(202)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(0)
  api.smtp.fail(undefined)
  api.advance(3_600_000)
  await api.settle()
  await api.settle()
  return api.mailsTo(email).length
}

describe('a mail', () => {
  test.each([
    ['no connection', Object.assign(new Error('connect'), { code: 'ECONNECTION' })],
    ['a full server', refusal(421, 'CONN', 'EPROTOCOL')],
    ['a server that serves nobody', refusal(554, 'CONN', 'EPROTOCOL')],
    ['wrong credentials of ours', refusal(535, 'AUTH PLAIN', 'EAUTH')],
    ['a sender that is refused', refusal(550, 'MAIL FROM', 'EENVELOPE')],
    ['a mailbox that is full for now', refusal(452, 'RCPT TO', 'EENVELOPE')],
  ])('outlasts %s, and arrives once', async (_name, error) => {
    expect(await mailsAfter(error)).toBe(1)
  })

  test.each([
    ['to a mailbox that does not exist', refusal(550, 'RCPT TO', 'EENVELOPE')],
    ['that is refused for what it says', refusal(554, 'DATA', 'EMESSAGE')],
  ])('%s is given up', async (_name, error) => {
    expect(await mailsAfter(error)).toBe(0)
  })
})
