import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadKeyRing, writeKeyRing } from '../../apps/api/src/adapters/key-ring.ts'
import { createPictureStore } from '../../apps/api/src/adapters/picture-store.ts'
import type { Config } from '../../apps/api/src/config.ts'
import { openPool } from '../../apps/api/src/store/database/db.ts'
import { knownMigrations } from '../../apps/api/src/store/database/migrate.ts'
import { isEmptyDatabase, whenRestored } from '../../apps/api/src/store/database/restored.ts'
import { type Manifest, needsServer, parts, readArchive } from './archive.ts'
import { bringPictures } from './pictures.ts'
import { loadServer } from './server-database.ts'

/**
 * Plays a backup back: keys where there are none, pictures, and last, in one step, the database, in which nobody is signed in
 * and nothing waits any more. Interrupted, it can be done again. Throws, before it changes anything, for a backup that is
 * damaged or of a newer schema and for a database that is not empty.
 */
export async function playBack(folder: string, config: Config): Promise<Manifest> {
  const { url } = config.database
  if (!url) throw new Error(needsServer)
  const manifest = await readArchive(folder)
  const store = await createPictureStore(config)
  refuseUnfit(manifest, store.bucket)
  await refuseUsed(config)
  await bringKeys(join(folder, parts.keys), config)
  await bringPictures(store, picturesOf(manifest), join(folder, parts.pictures))
  await loadServer(url, join(folder, parts.database), whenRestored(manifest.takenAt))
  return manifest
}

function refuseUnfit({ migration, bucket }: Manifest, configured: string): void {
  if (!knownMigrations().includes(migration))
    throw new Error(
      `The backup has the migration ${migration}, which this release does not know: use a newer one.`,
    )
  if (bucket !== configured)
    throw new Error(
      `The backup's pictures are those of the store ${bucket}, and the configuration names ${configured}.`,
    )
}

async function refuseUsed({ database }: Config): Promise<void> {
  const { pool, close } = await openPool(database)
  const isEmpty = await isEmptyDatabase(pool).finally(close)
  if (!isEmpty) throw new Error('The database is not empty: create a new one.')
}

/** Signing keys may have been rotated since; those stay, as long as they belong to the same secret. */
async function bringKeys(file: string, { keys }: Config): Promise<void> {
  const saved = await loadKeyRing({ file, mayCreate: false })
  if (keys.json === undefined && !existsSync(keys.file)) return writeKeyRing(keys.file, saved)
  const { secret } = await loadKeyRing({ ...keys, mayCreate: false })
  if (secret !== saved.secret)
    throw new Error(
      'The configured keys belong to another database: what the backup has sealed would be unreadable. Move them away.',
    )
}

const picturesOf = ({ files }: Manifest): string[] =>
  Object.keys(files).flatMap((path) =>
    path.startsWith(`${parts.pictures}/`) ? path.slice(parts.pictures.length + 1) : [],
  )
