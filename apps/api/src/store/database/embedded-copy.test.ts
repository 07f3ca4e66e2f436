import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { isServer } from '../testing/test-database.ts'
import { loadEmbedded, openEmbedded, openInMemory } from './embedded-database.ts'
import { isEmptyDatabase, whenRestored } from './restored.ts'

// A server's is rehearsed with all the rest: e2e/processes/backup.test.ts.
test.skipIf(isServer())(
  'a copy of the embedded database has everything but sessions, and nothing in it waits',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leserkonto-copy-'))
    const directory = join(folder, 'db')
    // Of a process that was killed while it made a database.
    mkdirSync(join(folder, '.1.new'))
    await loadEmbedded(directory, await copyWithReader(), whenRestored('2026-11-20T12:00:00.000Z'))
    expect(readdirSync(folder)).toEqual(['db'])

    const { pool, close } = await openEmbedded(directory)
    const rows = async (text: string) => (await pool.query(text)).rows
    expect(await rows('SELECT email FROM account')).toEqual([{ email: 'leser@example.test' }])
    expect(await rows('SELECT id FROM session UNION SELECT id FROM sign_on_session')).toEqual([])
    const held = 'SELECT kind, last_error, died_at > created_at AS is_dead FROM outbox ORDER BY kind'
    expect(await rows(held)).toEqual([
      { kind: 'mail', last_error: 'RESTORED', is_dead: true },
      // The partner of a session that has ended with it.
      { kind: 'partner.sign_out', last_error: 'RESTORED', is_dead: true },
      { kind: 'publisher.optin', last_error: 'REFUSED', is_dead: true },
    ])
    const lines = await rows('SELECT action, actor, detail FROM audit_event')
    expect(lines).toEqual([
      { action: 'database.restored', actor: 'support', detail: { takenAt: '2026-11-20T12:00:00.000Z' } },
    ])
    expect(await isEmptyDatabase(pool)).toBe(false)
    await expect(loadEmbedded(directory, new Blob([]), '')).rejects.toMatchObject({ code: 'DATABASE_IN_USE' })
    await close()
    rmSync(folder, { recursive: true })
  },
)

/** Of a database with a reader who is signed in, also at a partner, and with entries that wait and are dead. */
async function copyWithReader(): Promise<Blob> {
  const database = inject('database')
  if (!('dump' in database)) throw new Error('This is no server.')
  const { pool, copy, close } = openInMemory(new Blob([readFileSync(database.dump)]))
  const [account, session] = [randomUUID(), randomUUID()]
  const times = "now() - interval '1 hour', now() - interval '1 hour', now() + interval '1 day'"
  const entry =
    'INSERT INTO outbox (id, kind, payload, idempotency_key, next_at, created_at, died_at, last_error)'
  for (const text of [
    `INSERT INTO account (id, email, email_key, status, source, created_at, activated_at)
     VALUES ('${account}', 'leser@example.test', 'leser@example.test', 'activated', 'az', now(), now())`,
    `INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, expires_at)
     VALUES ('${session}', '${account}', 'az', 'x', ${times})`,
    `INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, expires_at, client_id, parent_id, sign_out)
     VALUES (gen_random_uuid(), '${account}', 'az', 'x', ${times}, 'paper', '${session}', 'sealed')`,
    `INSERT INTO sign_on_session (id, account_id, secret_hash, created_at, last_seen_at, expires_at)
     VALUES (gen_random_uuid(), '${account}', 'x', ${times})`,
    `${entry} VALUES (gen_random_uuid(), 'mail', 'sealed', 'a', now(), now() - interval '1 hour', NULL, NULL),
     (gen_random_uuid(), 'publisher.optin', 'sealed', 'b', now(), now() - interval '1 hour', now(), 'REFUSED')`,
  ])
    await pool.query(text)
  const copied = await copy?.()
  await close()
  if (!copied) throw new Error('There is no copy.')
  return copied
}
