import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'
import { temporaryFolder } from './test-catcher.ts'

const limits = { maxMessages: 100 }
const envelope = { from: 'konto@example.test', to: ['anna@example.test'] }

function mail(subject: string): Buffer {
  return Buffer.from(`From: Konto <konto@example.test>\r\nSubject: ${subject}\r\n\r\nText\r\n`)
}

test('mails survive a restart in their order, with envelope and content', async () => {
  const dir = await temporaryFolder()
  const mailbox = await openMailbox(dir, limits)
  for (let n = 0; n < 20; n += 1) await mailbox.add(mail(`Nummer ${n}`), envelope)
  const before = mailbox.list()
  const reopened = await openMailbox(dir, limits)
  expect(reopened.list()).toEqual(before)
  expect(before.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 20 }, (_, n) => `Nummer ${19 - n}`),
  )
  expect(await reopened.source(before[0]?.id ?? '')).toEqual(mail('Nummer 19'))
  expect((await reopened.add(mail('danach'), envelope)).id).toBe(reopened.list()[0]?.id)
})

test('only the newest mails are kept, in memory and on disk, also when the folder held more', async () => {
  const dir = await temporaryFolder()
  const mailbox = await openMailbox(dir, { maxMessages: 3 })
  for (const subject of ['a', 'b', 'c', 'd', 'e']) await mailbox.add(mail(subject), envelope)
  expect(mailbox.list().map(({ subject }) => subject)).toEqual(['e', 'd', 'c'])
  expect(await readdir(dir)).toHaveLength(3)
  const smaller = await openMailbox(dir, { maxMessages: 1 })
  expect(smaller.list().map(({ subject }) => subject)).toEqual(['e'])
  expect(await readdir(dir)).toHaveLength(1)
})

test('a removed mail is gone from the disk and stays gone', async () => {
  const dir = await temporaryFolder()
  const mailbox = await openMailbox(dir, limits)
  const { id } = await mailbox.add(mail('weg'), envelope)
  expect(await mailbox.remove([id, 'unknown'])).toBe(1)
  expect(await mailbox.read(id)).toBeUndefined()
  expect(await readdir(dir)).toEqual([])
})

test('a mail cannot add recipients by bringing envelope headers', async () => {
  const dir = await temporaryFolder()
  const mailbox = await openMailbox(dir, limits)
  const forged = Buffer.concat([Buffer.from('X-Envelope-To: opfer@example.test\r\n'), mail('gefälscht')])
  await mailbox.add(forged, envelope)
  const reopened = await openMailbox(dir, limits)
  expect(reopened.list({ to: 'opfer@example.test' })).toEqual([])
  expect(reopened.list({ to: 'anna@example.test' })).toHaveLength(1)
})

test('files are private, and what an interrupted write left is cleared away', async () => {
  const dir = await temporaryFolder()
  await (await openMailbox(dir, limits)).add(mail('x'), envelope)
  const [name = ''] = await readdir(dir)
  expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600)
  await writeFile(join(dir, 'abc.part'), 'half a mail')
  await openMailbox(dir, limits)
  expect(await readdir(dir)).toEqual([name])
})

test('foreign files in the folder are neither shown nor touched', async () => {
  const dir = await temporaryFolder()
  await writeFile(join(dir, 'notes.eml'), 'Subject: fremd\r\n\r\n')
  await writeFile(join(dir, '20260101T000000000Z-0123456789ab.eml'), 'Subject: ohne Umschlag\r\n\r\n')
  expect((await openMailbox(dir, limits)).list()).toEqual([])
  expect(await readFile(join(dir, 'notes.eml'), 'utf8')).toContain('fremd')
})

test('an attachment named like a path stays a name', async () => {
  const dir = await temporaryFolder()
  const mailbox = await openMailbox(dir, limits)
  const raw = [
    'Subject: Anhang',
    'Content-Type: application/octet-stream; name="../../../evil.sh"',
    'Content-Disposition: attachment; filename="../../../evil.sh"',
    '',
    'rm',
    '',
  ].join('\r\n')
  const { id } = await mailbox.add(Buffer.from(raw), envelope)
  expect((await mailbox.read(id))?.attachments).toMatchObject([{ filename: '../../../evil.sh' }])
  expect(await readdir(dir)).toEqual([`${id}.eml`])
})
