import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browsers, compressedTwins } from '@leserkonto/pages/build'
import { shortName } from '@leserkonto/pages/build/short-names'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The operation table, rules and texts have no side effects: exports that a page does not use are left out.
const sideEffectFree = [{ test: /\/packages\/(contracts|editions|rules|texts)\//, sideEffects: false }]

const file = (path: string) => new URL(path, import.meta.url).pathname

/** Lets the built code draw what the server sends before the browser has any code, and keeps only that. */
const drawnPages = (): Plugin => ({
  name: 'drawn-pages',
  async writeBundle({ dir = '' }) {
    const code = join(dir, 'draw.js')
    const { drawPages } = await import(code)
    await writeFile(join(dir, 'pages.json'), JSON.stringify(await drawPages()))
    await rm(code)
  },
})

/** `GET /reload-pages` loads all open pages again: those of the portal are built, and change no other way. */
const reloadPages = (): Plugin => ({
  name: 'reload-pages',
  apply: 'serve',
  configureServer: ({ middlewares, ws }) => {
    middlewares.use('/reload-pages', (_request, response) => {
      ws.send({ type: 'full-reload' })
      response.writeHead(204).end()
    })
  },
})

/** `vite build --ssr`, after the browser's own build, which empties the folder. */
const drawing = {
  ssr: true,
  outDir: '../../dist/drawn',
  rolldownOptions: {
    input: { draw: file('src/account/draw.tsx') },
    output: { codeSplitting: false },
    treeshake: { moduleSideEffects: sideEffectFree },
  },
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), isSsrBuild ? drawnPages() : compressedTwins(), reloadPages()],
  base: '/',
  // The sheet and what was drawn are built apart and have to agree; short names are fewer bytes, too. They are given out
  // once, so new ones would be missing while somebody develops.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  // Our own code is TypeScript, which Node does not take from a package.
  ssr: { noExternal: [/^@leserkonto\//] },
  // Pages come from the API; files that their styles refer to come from here.
  server: { ...(process.env.WEB_DEV_SERVER && { origin: process.env.WEB_DEV_SERVER }) },
  build: isSsrBuild
    ? drawing
    : {
        // One folder for everything that is built, including the portal's pages (packages/pages).
        outDir: '../../dist',
        emptyOutDir: true,
        manifest: true,
        // Licence texts that the bundled libraries require; those of the portal are next to it.
        license: true,
        target: browsers,
        // Nothing inline: the content security policy does not allow data: scripts, styles or fonts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // All styles are a few kilobytes: one request instead of one per screen.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { account: file('src/account/main.ts') },
          output: {
            // Few files that caches can keep: the libraries, which rarely change, and what every form needs.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|rolldown\/runtime/,
                },
                {
                  name: 'forms',
                  test: /\/account\/shell\/(use-form|FormSummary|ProblemBox)|\/ui\/src\/(Input|PasswordField|RequiredNote)\/(?!NewPassword|PasswordHints)|\/texts\/src\/fields|\/LoginRegisterScreen/,
                },
              ],
            },
          },
          treeshake: { moduleSideEffects: sideEffectFree },
        },
      },
}))
