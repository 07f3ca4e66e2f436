import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withElapsedTime } from './elapsed-time.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { root } from './root.mjs'

/**
 * Installs what the folder's package-lock.json lists, unless that is installed: all of it, or for `run` what starts the
 * stack. What only tests, checks and the catalogue need is a fourth of it.
 * @param {'all' | 'run'} wanted
 */
export async function ensureInstalled(wanted = 'all', folder = root) {
  if (isInstalled(wanted, folder)) return
  await oneAtATime(async () => {
    // another command may have done it in the meantime
    if (!isInstalled(wanted, folder)) await install(wanted, folder)
  })
}

/**
 * @param {'all' | 'run'} wanted
 * @param {string} folder
 */
async function install(wanted, folder) {
  const { command, args } = npm()
  await withElapsedTime('Installing the dependencies', () => {
    const dev = wanted === 'all' ? '--include=dev' : '--omit=dev'
    // The pinned Node comes with this install, so npm's warnings about the running Node are irrelevant.
    const options = ['ci', dev, '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund']
    // The project's .npmrc says this, too, but it is valid for the root folder only.
    const all = [...args, ...options, '--ignore-scripts']
    return finished(spawn(command, all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }))
  })
}

/**
 * npm writes its own list at the end, so if that agrees with the lock file, the install is complete.
 * @param {'all' | 'run'} wanted
 * @param {string} folder
 */
function isInstalled(wanted, folder) {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'))
  const listed = packagesIn(join(folder, 'package-lock.json'))
  return Object.entries(listed).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      (optional && !installed[path]) ||
      (wanted === 'run' && (dev || devOptional) && !installed[path]),
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** npm of the same Node, even if this process was not started by npm. */
function npm() {
  const beside = join(dirname(realpathSync(process.execPath)), '../lib/node_modules/npm/bin/npm-cli.js')
  const script = [process.env.npm_execpath, beside].find(
    (file) => file?.endsWith('npm-cli.js') && existsSync(file),
  )
  return script ? { command: process.execPath, args: [script] } : { command: 'npm', args: [] }
}

/** @param {import('node:child_process').ChildProcess} child */
function finished(child) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`npm could not be started: ${cause.message}`)))
    child.once('close', (code) => {
      process.off('SIGTERM', stop)
      if (code === 0) resolve(undefined)
      else reject(new Error(`npm ci failed:\n${output.trim()}`))
    })
  })
}
