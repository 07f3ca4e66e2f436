// npm run keys:rotate – the next step of a rotation: the first publishes a new key, the second signs with it; nobody is signed
// out. With `-- --leaked` no former key verifies any more. Changes KEYS_FILE (default DATA_DIR/keys.json) and says what to do
// next. If the keys come from the environment, it refuses and says so.
import { existsSync } from 'node:fs'
import {
  inUse,
  type KeyRing,
  loadKeyRing,
  newKeyRing,
  published,
  publishedForMs,
  replaced,
  withPartnerKeys,
  withPushKey,
  writeKeyRing,
} from '../apps/api/src/adapters/key-ring.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { failWith } from './database/fail-with.ts'
import { parseWords } from './database/words.ts'

const usage = 'npm run keys:rotate [-- --leaked]'
const { leaked } = parseWords(usage, { options: { leaked: { type: 'boolean', default: false } } }).values
const keys = configuredKeys()
const now = new Date()
const step = await nextStep().catch(failWith)
writeKeyRing(keys.file, await withPushKey(await withPartnerKeys(step.ring)))
console.log(step.said)

function configuredKeys() {
  try {
    return readConfig().keys
  } catch (error) {
    return failWith(error)
  }
}

async function nextStep(): Promise<{ ring: KeyRing; said: string }> {
  if (keys.json)
    throw new Error(
      'KEYS is set: write its value to a file that only you may read, run env -u KEYS KEYS_FILE=<file> npm run keys:rotate, and put the new content back.',
    )
  if (!existsSync(keys.file)) return firstKeys()
  const former = await loadKeyRing(keys)
  if (leaked) return afterLeak(former)
  return former.next ? use(former, former.next) : publish(former)
}

async function firstKeys() {
  if (leaked)
    throw new Error(
      `There is no ${keys.file}, so no key of it can have leaked. Does KEYS_FILE name the file of the service?`,
    )
  const ring = await newKeyRing()
  return { ring, said: `No file was there: made ${keys.file}, with the signing key ${ring.signing[0]?.kid}.` }
}

async function afterLeak(former: KeyRing) {
  const ring = await replaced(former)
  const said = `New signing key ${ring.signing[0]?.kid}; what any former key signed is refused once all processes are restarted.
Restart all of them now.`
  return { ring, said }
}

async function publish(former: KeyRing) {
  const ring = await published(await withPartnerKeys(former), now)
  const said = `Step 1 of 2: the key ${ring.next?.signing.kid} is published and signs nothing yet.
Restart all processes, one after the other. Ten minutes after the last of them has started, run this command again.`
  return { ring, said }
}

async function use(former: KeyRing, { publishedAt }: NonNullable<KeyRing['next']>) {
  const readyAt = new Date(new Date(publishedAt).getTime() + publishedForMs)
  if (readyAt > now)
    throw new Error(
      `Step 1 was done at ${publishedAt}: restart all processes if they have not been since, and run this again after ${readyAt.toISOString()}, ten minutes after the last restart.`,
    )
  const ring = inUse(former, now)
  const said = `Step 2 of 2: the key ${ring.signing[0]?.kid} signs from the next start of each process on; the former one verifies.
Restart all processes, one after the other. Nobody is signed out.`
  return { ring, said }
}
