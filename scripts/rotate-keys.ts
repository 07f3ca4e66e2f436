// npm run keys:rotate – adds a key that signs from the next start on; the old one still verifies, so nobody is logged out.
// With `-- --leaked` no former key verifies any more. Changes KEYS_FILE (default DATA_DIR/keys.json). If the keys come from
// the environment, it refuses and says so.
import { parseArgs } from 'node:util'
import {
  loadKeyRing,
  replaced,
  rotated,
  withPartnerKeys,
  writeKeyRing,
} from '../apps/api/src/adapters/key-ring.ts'
import { readConfig } from '../apps/api/src/config.ts'

const { leaked } = parseArgs({ options: { leaked: { type: 'boolean', default: false } } }).values
const { keys } = readConfig()
if (keys.json) {
  console.error('KEYS is set: rotate the keys where that value is kept, newest first in "signing".')
  process.exit(1)
}
const former = await loadKeyRing(keys)
const ring = await withPartnerKeys(await (leaked ? replaced(former) : rotated(former)))
writeKeyRing(keys.file, ring)
console.log(
  leaked
    ? `New signing key ${ring.signing[0]?.kid}; what any former key signed is refused once all processes are restarted.`
    : `New signing key ${ring.signing[0]?.kid}; the former one verifies until the next rotation.`,
)
console.log(leaked ? 'Restart all of them now.' : 'Restart the API to use it.')
