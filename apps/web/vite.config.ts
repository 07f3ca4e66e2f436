import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Screens are for the browsers the strict content security policy and `light-dark()` need anyway. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts compressed twins beside scripts and styles, so that the server compresses nothing while it answers. */
const compressedTwins = (): Plugin => ({
  name: 'compressed-twins',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
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

export default defineConfig({
  plugins: [react(), compressedTwins()],
  base: '/',
  // Pages come from the API; what their styles point to comes from here.
  server: { ...(process.env.WEB_DEV_SERVER && { origin: process.env.WEB_DEV_SERVER }) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    // Nothing inline: the content security policy has no room for data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All of it is a few kilobytes: one request instead of one per screen.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { account: new URL('src/account/main.tsx', import.meta.url).pathname },
      output: {
        // Few and lasting files: the libraries, which change least, and what every form needs.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'forms',
              test: /\/account\/shell\/(use-form|FormSummary|ProblemBox)|\/ui\/src\/(Input|PasswordField|RequiredNote)\/|\/texts\/src\/fields/,
            },
          ],
        },
      },
      treeshake: {
        // The operation table, the rules and the texts have no effects: what a page does not name stays out of it.
        moduleSideEffects: [{ test: /\/packages\/(contracts|editions|rules|texts)\//, sideEffects: false }],
      },
    },
  },
})
