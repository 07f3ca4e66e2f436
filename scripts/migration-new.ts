// npm run migration:new NAME – writes prisma/migrations/<n>_<name>/migration.sql from the difference between
// the migrations so far and prisma/schema.prisma. CHECKs, partial indexes and triggers are added by hand.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openInMemory } from '../apps/api/src/store/database/embedded-database.ts'
import { migrationScript } from '../apps/api/src/store/database/migrate.ts'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run migration:new NAME   (lower case, digits, underscores)')
  process.exit(1)
}
const shadow = openInMemory()
const sql = await migrationScript(shadow.pool)
await shadow.close()
if (!sql.trim() || sql.includes('This is an empty migration')) {
  console.log('The schema and the migrations agree: nothing to write.')
} else {
  const folder = join(import.meta.dirname, '../prisma/migrations')
  const number =
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length + 1
  const target = join(folder, `${String(number).padStart(4, '0')}_${name}`)
  mkdirSync(target)
  writeFileSync(join(target, 'migration.sql'), sql)
  console.log(`Written: prisma/migrations/${String(number).padStart(4, '0')}_${name}/migration.sql`)
}
