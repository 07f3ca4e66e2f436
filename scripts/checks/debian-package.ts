import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { withElapsedTime } from '../bootstrap/elapsed-time.mjs'
import { oneAtATime } from '../bootstrap/one-at-a-time.mjs'

/**
 * Installs a package on Debian and Ubuntu, if the user may; false if that is not possible or fails. One at a time, whichever
 * process asks: apt-get refuses to run twice.
 */
export const installDebianPackage = (name: string): Promise<boolean> => oneAtATime(() => install(name))

async function install(name: string): Promise<boolean> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return false
  return withElapsedTime(
    `Installing Debian's package ${name}`,
    async () => (await aptGet('update', '-qq')) && (await aptGet('install', '-y', '-qq', name)),
  )
}

function aptGet(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', args, { env, stdio: 'ignore' })
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}
