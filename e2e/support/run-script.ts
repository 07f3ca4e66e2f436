import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/bootstrap/root.mjs'

/** Runs one of the project's scripts to its end; `text` is all it has said, the runtime's warnings left out. */
export async function runScript(
  script: string,
  words: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['--no-warnings', join(root, script), ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text: text.trim() })))
}
