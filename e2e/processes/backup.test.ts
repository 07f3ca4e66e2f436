import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { connect, linkIn, type Mail, type Stack } from '@leserkonto/testing'
import { activationMailTexts, passwordResetMailTexts } from '@leserkonto/texts'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { jpegOf } from '../../apps/api/src/testing/sample-pictures.ts'
import { loadServer } from '../../scripts/backup/server-database.ts'
import { withPostgres } from '../../scripts/checks/postgres.ts'
import { withTemporaryFolder } from '../../scripts/checks/temporary-folder.ts'
import { type Answer, call } from '../support/call.ts'
import { personaPassword } from '../support/log-in.ts'
import { type OwnDatabase, ownDatabase } from '../support/own-database.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// docs/operations/backup.md

// An idle machine needs a fiftieth of it.
const patienceMs = 1_200_000
const reader = 'plus@example.test'
const member = 'familie.mitglied@example.test'
const ended = 'Ihr Zugang wurde beendet'

test(
  'when everything is gone a backup brings readers, pictures and keys back, and nothing is sent twice',
  ({ skip }) =>
    withTemporaryFolder((folder) =>
      withPostgres(async (server) => {
        if (!server) return skip('There is no PostgreSQL here.')
        const database = ownDatabase(server, `rehearsal_${process.pid}`)
        await database.renew()
        const stack = await prepareOwnStack({ databaseUrl: database.url })
        try {
          await rehearse(rehearsalOf(stack, database), join(folder, 'backup'))
        } finally {
          await stack.remove()
          await database.drop()
        }
      }),
    ),
  patienceMs,
)

async function rehearse(on: Rehearsal, backup: string): Promise<void> {
  const { stack, database } = on
  for (const name of ['publisher', 'mail'] as const) await stack.start(name)
  const service = await stack.start('api')
  await expect.poll(() => on.kinds('true')).toEqual([])
  const before = await signInWithPicture(on)
  const waits = await letWait(on, before.token)
  expect(await stack.run('scripts/backup.ts', backup)).toMatchObject({ code: 0 })
  for (const secret of [backup, join(backup, 'keys.json'), join(backup, 'database.dump')])
    expect(statSync(secret).mode & 0o077).toBe(0)
  const since = await goOn(on, waits.rest)

  expect(await stack.run('scripts/restore.ts', backup)).toMatchObject({
    code: 1,
    text: 'The database is not empty: create a new one.',
  })
  const refused = await stack.run('scripts/restore.ts', '--catch-up')
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('command uses this database') })
  expect(await on.kinds('died_at IS NULL')).toContain('mail')
  service.kill()
  await service.ended
  await waits.release()
  await database.renew()
  for (const lost of ['keys.json', 'media']) rmSync(join(stack.dataDir, lost), { recursive: true })

  await leavesNothing(backup, database)
  await playBack(on, backup)
  await stack.start('api')
  const token = await isAsBefore(on, before)
  await sendsOnce(on, since)
  expect(await stack.run('scripts/sessions.ts', 'end-all')).toMatchObject({ code: 0 })
  expect(await call(`${stack.apiUrl}/userinfo`, { token })).toMatchObject({ status: 401 })
}

type Rehearsal = ReturnType<typeof rehearsalOf>
type Consent = { email: string; newsletter_id: string }

/** What the rehearsal does with the stack, and what it sees of it. */
function rehearsalOf(stack: OwnStack, database: OwnDatabase) {
  const tester = connect({ inbox: stack.inboxUrl, publisher: stack.publisherUrl })
  const post = (path: string, body: object, token?: string): Promise<Answer> => {
    const sent = body instanceof FormData ? { parts: body } : { json: body }
    return call(`${stack.apiUrl}${path}`, { method: 'POST', ...sent, ...(token && { token }) })
  }
  const register = async (email: string) => {
    const form = { email, password: personaPassword, edition: 'az' }
    expect(await post('/registration/register', form)).toMatchObject({ status: 202 })
  }
  const activation = (to: string) => tester.waitForMail({ to, subject: activationMailTexts.subject })
  const kinds = async (where: string) => {
    const rows = await database.query(`SELECT kind FROM outbox WHERE ${where} ORDER BY kind`)
    return rows.map(({ kind }) => kind)
  }
  return { stack, database, tester, post, register, activation, kinds, ...seenOf(stack, tester) }
}

/** What has arrived, at mailboxes and at the publisher. */
function seenOf({ publisherUrl }: OwnStack, { mailsTo }: Stack) {
  const mails = async (to: string, subject: string) =>
    (await mailsTo(to)).filter((mail) => mail.subject.includes(subject)).length
  const activations = (name: string) => mails(`${name}@example.test`, activationMailTexts.subject)
  const said = async <T>(what: string) => (await call(`${publisherUrl}/__mock/${what}`)).body as T[]
  return {
    arrived: async () => ({
      sent: await activations('sent'),
      delivered: await activations('delivered'),
      waiting: await activations('waiting'),
      ended: await mails(member, ended),
    }),
    optins: async () =>
      (await said<{ path: string }>('requests')).filter(({ path }) => path.endsWith('/optins')).length,
    consents: async () =>
      (await said<Consent>('consents')).map(({ email, newsletter_id }) => `${email} ${newsletter_id}`),
  }
}

type Before = { token: string; userData: string; picture: Answer & { url: string }; sent: Mail }

/** A reader who is signed in and has a picture, and a mail that has left. */
async function signInWithPicture({ post, register, activation }: Rehearsal): Promise<Before> {
  const asked = { email: reader, password: personaPassword, edition: 'az' }
  const { access_token: token } = told<{ access_token: string }>(await post('/user/login', asked))
  const { user_data: userData } = told<{ user_data: string }>(
    await post('/user/signUserData?edition=az', {}, token),
  )
  const form = new FormData()
  form.set('rights_confirmed', 'true')
  form.set('picture', new Blob([new Uint8Array(await jpegOf())]), 'ich.jpg')
  const { profile_picture: url } = told<{ profile_picture: string }>(await post('/user/picture', form, token))
  await register('sent@example.test')
  return {
    token,
    userData,
    picture: { url, ...(await call(url)) },
    sent: await activation('sent@example.test'),
  }
}

/** Two mails and a word to the publisher wait; the newer mail is kept from the service until `release`. */
async function letWait({ database, tester, post, kinds, register }: Rehearsal, token: string) {
  const failed = () => kinds('last_error IS NOT NULL')
  await tester.setMailFault('tempfail')
  const match = { method: 'POST', path_regex: '/optins$' }
  await tester.failPublisher({ match, action: { status: 503 } })
  const list = { email: reader, edition: 'az', newsletters: ['az-kultur'] }
  const consent = { ...list, consent_text_version: 'newsletter-2026-11' }
  expect(await post('/newsletter/user', consent, token)).toMatchObject({ status: 200 })
  await register('delivered@example.test')
  await expect.poll(failed).toEqual(['mail', 'publisher.optin'])
  await register('waiting@example.test')
  await expect.poll(failed).toEqual(['mail', 'mail', 'publisher.optin'])
  const rest = await database.query('SELECT id FROM outbox ORDER BY position LIMIT 2')
  const { release } = await database.hold('SELECT FROM outbox ORDER BY position DESC LIMIT 1 FOR UPDATE')
  return { release, rest: rest.map(({ id }) => id) }
}

/** After the backup: what waited leaves, but for the held mail, and a plan ends, of which its member is told. */
async function goOn(on: Rehearsal, rest: readonly unknown[]) {
  const { database, tester, activation } = on
  await tester.setMailFault('none')
  await tester.healPublisher()
  await database.query('UPDATE outbox SET next_at = now() WHERE id = ANY($1)', rest)
  const delivered = await activation('delivered@example.test')
  await expect.poll(on.consents).toContain(`${reader} az-kultur`)
  const gp_number = '1000000202'
  const over = { id: `abo-${gp_number}`, end_date: '2026-01-31T22:59:59Z' }
  await tester.changeCustomer(gp_number, { subscriptions: [over] })
  await tester.emit({ type: 'subscription.ended', gp_number })
  await tester.waitForMail({ to: member, subject: ended })
  return { delivered, optins: await on.optins(), consents: await on.consents() }
}

/** A restoration that fails at its end, or whose input ends before, leaves the database as empty as it was. */
async function leavesNothing(backup: string, { url, query }: OwnDatabase): Promise<void> {
  const dump = join(backup, 'database.dump')
  await expect(loadServer(url, dump, 'SELECT 1 / 0;')).rejects.toThrow(/division by zero/)
  const half = `${backup}.half`
  copyFileSync(dump, half)
  truncateSync(half, Math.floor(statSync(half).size / 2))
  await expect(loadServer(url, half, '')).rejects.toThrow(/pg_restore: error/)
  expect(await query("SELECT FROM information_schema.tables WHERE table_schema = 'public'")).toEqual([])
}

/** The publisher is down at first: what it has to be asked for is done afterwards. */
async function playBack({ stack, tester }: Rehearsal, backup: string): Promise<void> {
  await tester.failPublisher({ match: { method: 'GET', path_regex: '/crm/' }, action: { status: 503 } })
  const missed = 'Not caught up: shared plans (PUBLISHER_UNAVAILABLE)'
  const restored = await stack.run('scripts/restore.ts', backup)
  expect(restored).toMatchObject({ code: 1, text: expect.stringContaining(missed) })
  await tester.healPublisher()
  const { code, text } = await stack.run('scripts/restore.ts', '--catch-up')
  expect([code, ...(text.match(/^Held: .*(?= See)/gm) ?? [])]).toEqual([
    0,
    'Held: 4 of mail.',
    'Held: 1 of publisher.optin.',
  ])
}

/** Readers sign in with what they know, pictures and links are good, tokens are genuine and sessions over. Answers a new one. */
async function isAsBefore({ stack, post }: Rehearsal, before: Before): Promise<string> {
  const asked = { email: reader, password: personaPassword, edition: 'az' }
  const { access_token } = told<{ access_token: string }>(await post('/user/login', asked))
  expect(await call(`${stack.apiUrl}/userinfo`, { token: access_token })).toMatchObject({ status: 200 })
  const { status, body } = await call(before.picture.url)
  expect([status, body === before.picture.body]).toEqual([200, true])
  expect(await call(`${stack.apiUrl}/userinfo`, { token: before.token })).toMatchObject({ status: 401 })
  const jwks = (await call(`${stack.apiUrl}/.well-known/jwks.json`)).body as JSONWebKeySet
  const { payload } = await jwtVerify(before.userData, createLocalJWKSet(jwks), { audience: 'az' })
  expect(payload.roles).toEqual(['reader'])
  const link = new URL(linkIn(before.sent, '/service/profil/account/activate'))
  const token = link.searchParams.get('token')
  expect(await post('/registration/activate', { token })).toMatchObject({ status: 200 })
  return access_token
}

/** Nothing that waited leaves by itself; the operator drops what the mail server had taken, and releases the rest. */
async function sendsOnce(on: Rehearsal, since: Awaited<ReturnType<typeof goOn>>): Promise<void> {
  const { stack, tester } = on
  await twoRounds(on)
  expect(await on.arrived()).toEqual({ sent: 1, delivered: 1, waiting: 0, ended: 1 })
  expect(await on.optins()).toBe(since.optins)

  const source = (await call(`${stack.inboxUrl}/api/messages/${since.delivered.id}/source`)).body as string
  const [, id = ''] = /^Message-ID: <([^@]+)@/im.exec(source) ?? []
  expect((await stack.run('scripts/outbox.ts', 'list')).text).toMatch(/ mail activation .* RESTORED$/m)
  expect(await stack.run('scripts/outbox.ts', 'drop', id)).toEqual({ code: 0, text: 'mail: 1' })
  const released = await stack.run('scripts/outbox.ts', 'retry', 'RESTORED')
  expect(released.text.split('\n').sort()).toEqual(['mail: 1', 'publisher.optin: 1'])
  await tester.waitForMail({ to: 'waiting@example.test', subject: activationMailTexts.subject })
  expect(await on.arrived()).toEqual({ sent: 1, delivered: 1, waiting: 1, ended: 1 })
  // Its key is that of the first time, so that it has no further effect.
  await expect.poll(on.optins).toBe(since.optins + 1)
  expect(await on.consents()).toEqual(since.consents)
}

/** The relay has looked at the table and done what was due: it ends a round before it begins the next one. */
async function twoRounds({ post, tester }: Rehearsal): Promise<void> {
  for (const email of ['ohne.abo@example.test', 'light@example.test']) {
    expect(await post('/registration/request-password-reset', { email })).toMatchObject({ status: 202 })
    await tester.waitForMail({ to: email, subject: passwordResetMailTexts.subject })
  }
}

function told<T>({ status, body }: Answer): T {
  expect([200, 201], JSON.stringify(body)).toContain(status)
  return body as T
}
