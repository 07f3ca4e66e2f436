import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'

const sources = /\.(ts|tsx|css|mjs|json|sql|txt)$/
const withoutEffect = /\.(test|stories)\.tsx?$|(^|\/)(generated|dist)\//
// editors write a file in several steps, and a checkout many files
const quietMs = 150

/** Calls `changed` after each burst of changes to sources below the folders (paths from the root). */
export function onChange(folders: readonly string[], signal: AbortSignal, changed: () => unknown): void {
  let timer: NodeJS.Timeout | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true, signal }, (_, file) => {
      if (!file || !sources.test(file) || withoutEffect.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(changed, quietMs)
    })
  }
}
