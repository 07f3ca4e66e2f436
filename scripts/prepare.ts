// Brings the database up to date, once per release. A second run changes nothing. `--retry=<name>` tries a failed
// migration again (docs/operations.md).
import { parseArgs } from 'node:util'
import { withMigratedDatabase } from './database/with-migrated-database.ts'

const { retry } = parseArgs({ options: { retry: { type: 'string' } } }).values
await withMigratedDatabase((_config, { close }) => close(), retry)
