import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { databaseUrl } from '../testing/prepare-database.ts'
import { isServer, serverUrl, templateName } from '../testing/test-database.ts'
import { migrateServer } from './migrate-server.ts'

// Real limits would make a test wait for them.
const patience = { lockMs: 50, pauseMs: 10, tries: 3 }
const lastMigration = '0008_registration_mark'
const undoLast = `DELETE FROM _prisma_migrations WHERE migration_name = '${lastMigration}';
  ALTER TABLE pending_registration DROP COLUMN mark_hash`

const turnTaken = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND granted AND datname = current_database() AND objsubid = 1`
const patienceOfTest = { timeout: 60_000, interval: 5 }

const opened: pg.Client[] = []
afterEach(() => Promise.all(opened.splice(0).map((client) => client.end())))

// The embedded database has one process and one connection: nothing can be in its way.
describe.runIf(isServer())('on a server', () => {
  test('a migration that gets no lock lets the others go on, tries again and says so', async () => {
    const { url, query } = await copyOfTemplate(undoLast)
    await query('BEGIN; LOCK TABLE pending_registration IN ACCESS SHARE MODE')
    const said: string[] = []
    const applied = await migrateServer(url, {
      patience,
      say: (line) => {
        said.push(line)
        void query('COMMIT')
      },
    })
    expect(applied).toEqual([lastMigration])
    expect(said).toEqual([expect.stringContaining('A table is in use')])
  })

  test('a failed migration stops the next run until it is tried again by name', async () => {
    const { url, query } = await copyOfTemplate(undoLast)
    const migrateNow = (retry?: string) => migrateServer(url, { patience, say: () => undefined, retry })
    await query('ALTER TABLE pending_registration ADD COLUMN mark_hash integer')
    await expect(migrateNow()).rejects.toThrow(/mark_hash.*--retry=0008/)
    await query('ALTER TABLE pending_registration DROP COLUMN mark_hash')
    await expect(migrateNow()).rejects.toThrow('has failed in an earlier run')
    expect(await migrateNow(lastMigration)).toEqual([lastMigration])
    await expect(migrateNow('0001_foundation')).rejects.toThrow(
      'There is no migration 0001_foundation that has failed.',
    )
  })

  test('of two that migrate at once one does it, the other waits and finds nothing to do', async () => {
    const { url, query } = await copyOfTemplate(undoLast)
    await query('BEGIN; LOCK TABLE pending_registration IN ACCESS SHARE MODE')
    const said: string[] = []
    const untilLocked = { lockMs: 0, pauseMs: 0, tries: 1 }
    const first = migrateServer(url, { patience: untilLocked, say: () => undefined })
    // Started at once, the second one may have the turn.
    await vi.waitUntil(async () => (await query(turnTaken)).rowCount === 1, patienceOfTest)
    const second = migrateServer(url, {
      patience,
      say: (line) => {
        said.push(line)
        void query('COMMIT')
      },
    })
    expect((await Promise.all([first, second])).flat()).toEqual([lastMigration])
    expect(said).toEqual([expect.stringContaining('Another process is migrating')])
  })

  test('a migration may take longer than a call of the service', async () => {
    const { url, query } = await copyOfTemplate(undoLast)
    await query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 1`)
    expect(await migrateServer(url, { patience, say: () => undefined })).toEqual([lastMigration])
  })
})

async function copyOfTemplate(change: string) {
  const name = `${templateName()}_${randomUUID().slice(0, 8)}`
  const admin = await connectTo(serverUrl())
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateName()}`)
  const url = databaseUrl(serverUrl(), name)
  const client = await connectTo(url)
  await client.query(change)
  return { url, query: (text: string) => client.query(text) }
}

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  opened.push(client)
  return client
}
