import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a compressed copy next to each file for browsers, so that the server need not compress for each answer. */
export const compressedTwins = (): Plugin => ({
  name: 'compressed-twins',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /^(assets\/.*|leserkonto)\.(js|css)$/.test(file))
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir, file)
        const content = await readFile(path)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${path}.br`, await brotli(content, { params }))
        await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
      }),
    )
  },
})

/** The oldest browsers that the strict content security policy and `light-dark()` work in. */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
