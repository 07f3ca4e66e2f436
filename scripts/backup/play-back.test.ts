import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newKeyRing, writeKeyRing } from '../../apps/api/src/adapters/key-ring.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { openInMemory } from '../../apps/api/src/store/database/embedded-database.ts'
import { knownMigrations } from '../../apps/api/src/store/database/migrate.ts'
import { writeArchive } from './archive.ts'
import { playBack } from './play-back.ts'

// An empty database; a server's is rehearsed with all the rest in e2e/processes/backup.test.ts.
vi.mock('../../apps/api/src/store/database/db.ts', async (original) => ({
  ...(await original<object>()),
  openPool: async () => openInMemory(),
}))

// What is wrong with a backup, or with the place it is to be played back to, is found before anything is changed.

let folder: string
let backup: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leserkonto-backup-'))
  backup = join(folder, 'backup')
  mkdirSync(dataDir())
  const ring = await newKeyRing()
  await writeArchive(backup, async (aside) => {
    writeKeyRing(join(aside, 'keys.json'), ring)
    writeFileSync(join(aside, 'database.dump'), 'no database')
    writeFileSync(join(aside, 'pictures', `${'a'.repeat(32)}.jpg`), 'a picture')
    const migration = knownMigrations().at(-1) ?? ''
    return { migration, takenAt: '2026-11-20T12:00:00.000Z', bucket: 'media' }
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

const dataDir = () => join(folder, 'data')
const server = { DATABASE_URL: 'postgresql://127.0.0.1:1/x' }
const restored = (environment: Record<string, string> = server) =>
  playBack(backup, readConfig({ DATA_DIR: dataDir(), ...environment }))
const edit = (change: (manifest: Record<string, unknown>) => object) => {
  const file = join(backup, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...manifest, ...change(manifest) }))
}
const without = (path: string) => (manifest: Record<string, unknown>) => ({
  files: Object.fromEntries(Object.entries(manifest.files as object).filter(([name]) => name !== path)),
})
const s3 = {
  ...server,
  PICTURE_STORE: 's3',
  S3_BUCKET: 'other',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
}

test.each<[string, () => unknown, RegExp, Record<string, string>?]>([
  [
    'a changed file',
    () => writeFileSync(join(backup, 'database.dump'), 'no databasE'),
    /database.dump has changed/,
  ],
  ['a missing file', () => rmSync(join(backup, 'keys.json')), /keys.json is missing/],
  ['no manifest', () => rmSync(join(backup, 'manifest.json')), /no complete backup/],
  ['a manifest that was cut short', () => edit(() => ({ takenAt: 'yesterday' })), /manifest.json is damaged/],
  ['a manifest without the keys', () => edit(without('keys.json')), /damaged: it does not name keys.json/],
  [
    'a manifest without the database',
    () => edit(without('database.dump')),
    /damaged: it does not name database.dump/,
  ],
  ['a newer format', () => edit(() => ({ format: 2 })), /format 2, this release reads format 1/],
  [
    'a newer schema',
    () => edit(() => ({ migration: '9999_later' })),
    /9999_later, which this release does not know/,
  ],
  ['no server', () => undefined, /set DATABASE_URL/, {}],
  ['pictures of another store', () => undefined, /store media, and the configuration names other/, s3],
])('refused: %s', async (_name, spoil, reason, environment) => {
  spoil()
  await expect(restored(environment)).rejects.toThrow(reason)
  const made = readdirSync(dataDir(), { recursive: true }).filter((name) => name !== 'media')
  expect(made).toEqual([])
})

test('refused: keys of another database; those of the same secret stay as they are, however they were rotated', async () => {
  const file = join(dataDir(), 'keys.json')
  const others = await newKeyRing()
  writeKeyRing(file, others)
  await expect(restored()).rejects.toThrow(/keys belong to another database/)
  const { secret } = JSON.parse(readFileSync(join(backup, 'keys.json'), 'utf8'))
  writeKeyRing(file, { ...others, secret })
  writeFileSync(join(backup, 'pictures', 'picture'), '')
  const empty = createHash('sha256').digest('hex')
  edit(({ files }) => ({ files: { ...(files as object), 'pictures/picture': empty } }))
  // What comes after the keys.
  await expect(restored()).rejects.toThrow(/picture is no name of a picture/)
  expect(JSON.parse(readFileSync(file, 'utf8')).signing).toEqual(others.signing)
})

test('what a killed backup has left is removed by the next one, but not that of a process that runs', async () => {
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  const left = (host: string, of: number | undefined) => `other.${host}.${of}.new`
  const others = [left(hostname(), process.ppid), left('another', pid), 'mine.1.new']
  const old = left('former', pid)
  for (const name of [left(hostname(), pid), old, ...others])
    mkdirSync(join(folder, name, 'pictures'), { recursive: true })
  const before = new Date(Date.now() - 25 * 3_600_000)
  utimesSync(join(folder, old), before, before)
  await expect(writeArchive(join(folder, 'next'), () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  )
  expect(readdirSync(folder).sort()).toEqual(['backup', 'data', ...others].sort())
})

test('a folder that is there is not written to, and one that was not completed is not left behind', async () => {
  await expect(writeArchive(backup, () => Promise.reject(new Error('unused')))).rejects.toThrow(
    /is there already/,
  )
  const failing = writeArchive(join(folder, 'other'), () => Promise.reject(new Error('the disk is full')))
  await expect(failing).rejects.toThrow('the disk is full')
  expect(readdirSync(folder)).toEqual(['backup', 'data'])
})
