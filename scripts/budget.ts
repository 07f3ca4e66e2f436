import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { loadAssets } from '../apps/web/src/server/assets.ts'

// First load of the account area's door, in brotli bytes. Source: blocks.md §2; raising one needs a decision record.
const budgets = [
  {
    screen: 'LoginRegister',
    path: '/service/profil/loginRegister',
    scriptBytes: 112_000,
    styleBytes: 10_000,
  },
]

const dist = join(import.meta.dirname, '../apps/web/dist')

/** Bytes of a file as a browser with brotli receives it. */
function brotliBytes(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(readFileSync(join(dist, file)), { params }).byteLength
}

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliBytes(file), 0)

const assets = loadAssets(dist)
if (assets.kind !== 'built') throw new Error('The budget is measured on the production build.')

let over = false
for (const { screen, path, scriptBytes, styleBytes } of budgets) {
  const { scripts, styles } = assets.filesFor(screen)
  for (const [kind, files, budget] of [
    ['JS', scripts, scriptBytes],
    ['CSS', styles, styleBytes],
  ] as const) {
    const bytes = total(files)
    over ||= bytes > budget
    const verdict = bytes > budget ? 'OVER BUDGET' : 'ok'
    console.log(`${path}  ${kind} ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB brotli  ${verdict}`)
  }
}
if (over) process.exit(1)
