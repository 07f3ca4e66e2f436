import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { root } from '../bootstrap/root.mjs'

/**
 * Runs a script with this Node, in a folder of the repository or elsewhere, without output; throws an error with
 * everything it printed if it fails.
 */
export async function runNode(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  folder = '.',
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: resolve(root, folder),
    env: { ...process.env, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise((done) => child.once('close', done))
  process.off('exit', stop)
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output.trim()}`)
}
