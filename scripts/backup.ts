// Saves database, pictures and keys: node scripts/backup.ts <new folder> (docs/operations/backup.md)
import { readConfig } from '../apps/api/src/config.ts'
import { takeBackup } from './backup/take-backup.ts'
import { failWith } from './database/fail-with.ts'
import { failWithUsage } from './database/words.ts'

const [folder, ...more] = process.argv.slice(2)
if (!folder || more.length > 0) failWithUsage('node scripts/backup.ts <new folder>')
// All of it is as secret as the keys.
process.umask(0o077)

try {
  const { manifest, missing, elsewhere } = await takeBackup(folder, readConfig())
  console.log(
    `Saved in ${folder}: ${Object.keys(manifest.files).length} files, schema ${manifest.migration}, as of ${manifest.takenAt}.`,
  )
  if (missing > 0) console.log(`${missing} pictures were removed before they could be saved.`)
  if (elsewhere > 0) console.log(`${elsewhere} pictures are in another store and not saved.`)
} catch (error) {
  failWith(error)
}
