import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './root.mjs'

const retryMs = 300
const name = `\0leserkonto-build-${createHash('sha256').update(root).digest('hex').slice(0, 32)}`

/**
 * Runs work that writes into the working copy (install, generate, build) while no other command does, so that `npm start`
 * and `npm test` can be started at the same time. The lock is an abstract socket, which exists on Linux only and ends with
 * its process; on other systems nothing waits.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  if (process.platform !== 'linux') return work()
  const turn = await takeTurn()
  try {
    return await work()
  } finally {
    turn.close()
  }
}

async function takeTurn() {
  for (let told = false; ; told = true) {
    const server = createServer()
    const taken = await new Promise((resolve) => {
      server.once('error', () => resolve(false)).listen({ path: name }, () => resolve(true))
    })
    if (taken) return server
    if (!told) console.log('Waiting for another command that installs or builds here …')
    await wait(retryMs)
  }
}
