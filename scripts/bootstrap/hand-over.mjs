import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findNode24, isNode24 } from './node-24.mjs'
import { root } from './root.mjs'

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Continues with a TypeScript file of the repository: in this process if its Node is new enough, else in a process of the
 * pinned Node, whose exit code is passed on.
 * @param {string} script path from the root
 */
export async function handOver(script) {
  if (isNode24) return import(pathToFileURL(join(root, script)).href)
  // Detached, so that a Ctrl-C reaches it only once, from this process and not from the terminal, too.
  const child = spawn(findNode24(), [join(root, script), ...process.argv.slice(2)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.exitCode = code ?? 1
      resolve(undefined)
    })
  })
}
