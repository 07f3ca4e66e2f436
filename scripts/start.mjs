// `npm start` and `npm run dev`. Plain JavaScript for Node 20: it runs before anything is installed.
import { handOver } from './bootstrap/hand-over.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { stopWithNpm } from './bootstrap/stop-with-npm.mjs'

stopWithNpm()
try {
  // Who develops has the checks and the catalogue at hand.
  await ensureInstalled(process.argv.includes('--dev') ? 'all' : 'run')
  await handOver('scripts/stack/main.ts')
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
