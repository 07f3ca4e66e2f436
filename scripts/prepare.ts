// Brings the database up to date, once per release. A second run changes nothing.
import { withMigratedDatabase } from './database/with-migrated-database.ts'

await withMigratedDatabase((_config, { close }) => close())
