// Brings the database up to date, once per release. A second run changes nothing. `--retry=<name>` tries a failed
// migration again (docs/operations.md).
import { withMigratedDatabase } from './database/with-migrated-database.ts'
import { parseWords } from './database/words.ts'

const usage = 'node scripts/prepare.ts [--retry=<migration>]'
const { retry } = parseWords(usage, { options: { retry: { type: 'string' } } }).values
await withMigratedDatabase((_config, { close }) => close(), retry)
