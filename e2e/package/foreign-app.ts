import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/bootstrap/root.mjs'
import { freePort } from '../../scripts/stack/ports.ts'

/** An app of somebody else, in a folder of its own, with our packages installed from their tarballs. */
export type ForeignApp = {
  readonly folder: string
  /** Runs a program of the app to its end and returns what it said; throws when it fails. */
  readonly run: (command: string, ...args: readonly string[]) => Promise<string>
  /** Starts the app's server and returns its address as soon as it answers. */
  readonly serve: (command: string, ...args: readonly string[]) => Promise<string>
  readonly remove: () => void
}

/** Copies the app `e2e/consumers/<name>` and installs what it needs, as its lock file has it, and our packages. */
export async function foreignApp(name: string, tarballs: readonly string[]): Promise<ForeignApp> {
  const folder = mkdtempSync(join(tmpdir(), `leserkonto-${name}-`))
  cpSync(join(root, 'e2e/consumers', name), folder, { recursive: true })
  cpSync(join(root, 'e2e/consumers/shared'), join(folder, 'shared'), { recursive: true })
  const servers: (() => void)[] = []
  const run: ForeignApp['run'] = (command, ...args) => finished(folder, command, args)
  // Not `ci`: it refuses where a registry lacks what only other systems need.
  await run('npm', 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs)
  return {
    folder,
    run,
    serve: async (command, ...args) => {
      const port = await freePort()
      const child = spawn(command, args, { cwd: folder, env: environment(folder, port), stdio: 'inherit' })
      servers.push(() => child.kill())
      const address = `http://localhost:${port}`
      await answers(address)
      return address
    },
    remove: () => {
      for (const stop of servers) stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The app's own tools first, and nothing of ours: it is somebody else's. */
const environment = (folder: string, port?: number) => ({
  ...process.env,
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  // The test runner sets one; beside the other Node warns, and the app is to say nothing.
  FORCE_COLOR: undefined,
  PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`,
  ...(port !== undefined && { PORT: String(port) }),
})

function finished(cwd: string, command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd, env: environment(cwd), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${command} ${args.join(' ')} failed:\n${said}`)),
    )
  })
}

async function answers(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 100))
}
