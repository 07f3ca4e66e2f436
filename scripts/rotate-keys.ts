// npm run keys:rotate – adds a key that signs from the next start on; the old one still verifies, so nobody is logged out.
// With `-- --leaked` no former key verifies any more. Changes KEYS_FILE (default DATA_DIR/keys.json). If the keys come from
// the environment, it refuses and says so.
import { existsSync } from 'node:fs'
import {
  type KeyRing,
  loadKeyRing,
  newKeyRing,
  replaced,
  rotated,
  withPartnerKeys,
  writeKeyRing,
} from '../apps/api/src/adapters/key-ring.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { failWith } from './database/fail-with.ts'
import { parseWords } from './database/words.ts'

const usage = 'npm run keys:rotate [-- --leaked]'
const { leaked } = parseWords(usage, { options: { leaked: { type: 'boolean', default: false } } }).values
const keys = configuredKeys()
if (keys.json) {
  console.error('KEYS is set: rotate the keys where that value is kept, newest first in "signing".')
  process.exit(1)
}
const isNew = !existsSync(keys.file)
if (isNew && leaked) {
  console.error(
    `There is no ${keys.file}, so no key of it can have leaked. Does KEYS_FILE name the file of the service?`,
  )
  process.exit(1)
}
const ring = await nextRing().then(withPartnerKeys).catch(failWith)
writeKeyRing(keys.file, ring)
const { kid } = ring.signing[0] ?? {}
if (isNew) console.log(`No file was there: made ${keys.file}, with the signing key ${kid}.`)
else if (leaked)
  console.log(
    `New signing key ${kid}; what any former key signed is refused once all processes are restarted.`,
  )
else console.log(`New signing key ${kid}; the former one verifies until the next rotation.`)
console.log(leaked ? 'Restart all of them now.' : 'Restart the API to use it.')

function configuredKeys() {
  try {
    return readConfig().keys
  } catch (error) {
    return failWith(error)
  }
}

async function nextRing(): Promise<KeyRing> {
  if (isNew) return newKeyRing()
  const former = await loadKeyRing(keys)
  return leaked ? replaced(former) : rotated(former)
}
