import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { withElapsedTime } from '../bootstrap/elapsed-time.mjs'
import { installDebianPackage } from './debian-package.ts'
import { runTool } from './run.ts'

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPrograms = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's Chromium without windows, which needs a third less of the processor for the same pages. */
const shell = 'chromium-headless-shell'

/**
 * A Chromium: the first of CHROMIUM_PATH, one on this machine, Playwright's if it is installed, Debian's package if it
 * can be installed, Playwright's after a download. Prints which.
 */
export const findChromium = (): Promise<string> => find(programs, ['chromium'])

/** The Chromium for the tests: the one without windows where it is there or can be installed, else as `findChromium`. */
export async function findTestChromium(): Promise<string> {
  const isDebians = !process.env.CHROMIUM_PATH && existsSync('/usr/bin/chromium')
  if (isDebians && !onThisMachine([shell])) await installDebianPackage(shell)
  return find([shell, ...programs], [shell, 'chromium'])
}

async function find(names: readonly string[], packages: readonly string[]): Promise<string> {
  const path =
    process.env.CHROMIUM_PATH ?? onThisMachine(names) ?? playwrights() ?? (await fetched(names, packages))
  const version = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
  console.log(`Browser: ${path} (${version})`)
  return path
}

function onThisMachine(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macPrograms]
  // Ubuntu's command of that name is a script that only asks to install a snap
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function fetched(names: readonly string[], packages: readonly string[]): Promise<string> {
  for (const name of packages) {
    const debians = (await installDebianPackage(name)) ? onThisMachine(names) : undefined
    if (debians) return debians
  }
  const install = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  const { code, output } = await withElapsedTime("Fetching Playwright's Chromium", () =>
    runTool(install, { show: false }),
  )
  if (code !== 0) throw new Error(`No Chromium was found, and fetching one failed:\n${output}`)
  return chromium.executablePath()
}
