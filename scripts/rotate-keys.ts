// npm run keys:rotate – adds a key that signs from the next start on; the old one still verifies, so nobody is logged out.
// Changes KEYS_FILE (default DATA_DIR/keys.json). If the keys come from the environment, it refuses and says so.
import { loadKeyRing, rotated, withPartnerKeys, writeKeyRing } from '../apps/api/src/adapters/key-ring.ts'
import { readConfig } from '../apps/api/src/config.ts'

const { keys } = readConfig()
if (keys.json) {
  console.error('KEYS is set: rotate the keys where that value is kept, newest first in "signing".')
  process.exit(1)
}
const ring = await withPartnerKeys(await rotated(await loadKeyRing(keys)))
writeKeyRing(keys.file, ring)
console.log(`New signing key ${ring.signing[0]?.kid}; the former one verifies until the next rotation.`)
console.log('Restart the API to use it.')
