import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { loadAssets } from '../apps/web/src/server/assets.ts'
import { loadPortal } from '../apps/web/src/server/portal-assets.ts'

// First load of the account area's door and of any portal page, in brotli bytes. Source: blocks.md §2; raising one needs a decision record.
const budgets = [
  {
    path: '/service/profil/loginRegister',
    files: () => accountFiles('LoginRegister'),
    scriptBytes: 112_000,
    styleBytes: 10_000,
  },
  { path: '/overview', files: portalFiles, scriptBytes: 10_000, styleBytes: 8_000 },
]

const dist = join(import.meta.dirname, '../apps/web/dist')

/** Bytes of a file as a browser with brotli receives it. */
function brotliBytes(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(readFileSync(join(dist, file)), { params }).byteLength
}

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliBytes(file), 0)

function accountFiles(screen: string) {
  const assets = loadAssets(dist)
  if (assets.kind !== 'built') throw new Error('The budget is measured on the production build.')
  return assets.filesFor(screen)
}

async function portalFiles() {
  const { scripts, styles } = await loadPortal(dist)
  return { scripts, styles }
}

let over = false
for (const { path, files, scriptBytes, styleBytes } of budgets) {
  const { scripts, styles } = await files()
  for (const [kind, loaded, budget] of [
    ['JS', scripts, scriptBytes],
    ['CSS', styles, styleBytes],
  ] as const) {
    const bytes = total(loaded)
    over ||= bytes > budget
    const verdict = bytes > budget ? 'OVER BUDGET' : 'ok'
    console.log(`${path}  ${kind} ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB brotli  ${verdict}`)
  }
}
if (over) process.exit(1)
