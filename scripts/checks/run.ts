import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from '../bootstrap/root.mjs'

/** How a program ended and, if it was captured, what it printed. */
export type Ended = { readonly code: number | null; readonly output: string }

/** The environment, with the pinned Node and the installed tools first in PATH. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
}

/** Runs a Node script of an installed tool; prints its output at once or captures it. */
export function runTool(
  args: readonly string[],
  { show, env = {} }: { show: boolean; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => {
      process.off('exit', stop)
      resolve({ code, output })
    })
  })
}
