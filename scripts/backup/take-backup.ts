import { join } from 'node:path'
import { findPictures } from '../../apps/api/src/accounts/store/picture-objects.ts'
import { loadKeyRing, writeKeyRing } from '../../apps/api/src/adapters/key-ring.ts'
import { createPictureStore } from '../../apps/api/src/adapters/picture-store.ts'
import type { Config } from '../../apps/api/src/config.ts'
import { type OpenPool, openPool, prismaOver } from '../../apps/api/src/store/database/db.ts'
import { lastMigration } from '../../apps/api/src/store/database/migrate.ts'
import { type Manifest, needsServer, parts, writeArchive } from './archive.ts'
import { savePicturesAround } from './pictures.ts'
import { dumpServer } from './server-database.ts'

/** What a backup holds, and what it lacks: pictures that were gone when it came to them, and those of another store. */
export type BackupResult = { manifest: Manifest; missing: number; elsewhere: number }

/**
 * Writes a server's database, pictures and keys into a new folder. The service may go on. A picture uploaded meanwhile is saved as
 * well, and swept after a restoration.
 */
export async function takeBackup(folder: string, config: Config): Promise<BackupResult> {
  const { url } = config.database
  if (!url) throw new Error(needsServer)
  const ring = await loadKeyRing({ ...config.keys, mayCreate: false })
  const store = await createPictureStore(config)
  const opened = await openPool(config.database)
  const { db, close } = prismaOver(opened)
  const lacks = { missing: 0, elsewhere: 0 }
  try {
    const manifest = await writeArchive(folder, async (aside) => {
      writeKeyRing(join(aside, parts.keys), ring)
      const list = async () => {
        const pictures = await findPictures(db)
        const keys = pictures.filter(({ bucket }) => bucket === store.bucket).map(({ key }) => key)
        lacks.elsewhere = pictures.length - keys.length
        return keys
      }
      const save = () => saveDatabase(aside, url, opened.pool)
      const to = { store, folder: join(aside, parts.pictures) }
      const { saved, missing } = await savePicturesAround(list, save, to)
      lacks.missing = missing
      return { ...saved, bucket: store.bucket }
    })
    return { manifest, ...lacks }
  } finally {
    await close()
  }
}

async function saveDatabase(aside: string, url: string, pool: OpenPool['pool']) {
  const migration = await lastMigration(pool)
  if (!migration) throw new Error('There is nothing to save: the database was never migrated.')
  const takenAt = new Date().toISOString()
  await dumpServer(url, join(aside, parts.database))
  return { migration, takenAt }
}
