import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browsers, compressedTwins } from './build/compressed-twins.ts'
import { sheetPerPage } from './build/sheet-per-page.ts'
import { shortName } from './build/short-names.ts'

const source = (path: string) => new URL(`src/portal/${path}`, import.meta.url).pathname
const block = (path: string) => new URL(`../ui/src/${path}`, import.meta.url).pathname
const sideEffectFree = [{ test: /\/packages\/(contracts|editions|rules|texts)\//, sideEffects: false }]

/** Leaves out the pages' script, which no browser loads: they are built for their styles alone. */
const withoutPages = (): Plugin => ({
  name: 'without-pages',
  // After the style sheet has been gathered from all scripts.
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk' && output.isEntry && output.name === 'pages') delete bundle[file]
  },
})

/**
 * The portal twice: `vite build` writes what the browser loads, beside the account's files and after them; with `--ssr`
 * it writes the module that renders pages, since Node reads neither JSX nor style sheets.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [
          withoutPages(),
          sheetPerPage(
            source('render-portal.tsx'),
            [block('ConsentQuestion/ConsentQuestion.tsx')],
            // The server has its articles: none is waited for.
            [block('Skeleton/Skeleton.module.css')],
          ),
          compressedTwins(),
        ]),
  ],
  base: '/',
  css: { modules: { generateScopedName: shortName } },
  // The house's own code is TypeScript and React picks its build by the environment: both are settled here.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: '../../dist/portal-server',
        // Four megabytes less for a process that reads it.
        minify: true,
        license: true,
        emptyOutDir: true,
        rolldownOptions: {
          input: { 'render-portal': source('render-portal.tsx') },
          treeshake: { moduleSideEffects: sideEffectFree },
        },
      }
    : {
        outDir: '../../dist',
        emptyOutDir: false,
        manifest: '.vite/portal-manifest.json',
        license: { fileName: '.vite/portal-license.md' },
        target: browsers,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // One sheet, of which sheetPerPage makes one for each page.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { islands: source('islands.ts'), pages: source('render-portal.tsx') },
          // A text that the script has in common with an island stands in both: none is worth a request.
          optimization: { inlineConst: { mode: 'all' } },
          // Else nothing would ask for the pages, and their styles would go with them.
          preserveEntrySignatures: 'allow-extension',
          treeshake: { moduleSideEffects: sideEffectFree },
          output: {
            // Every island needs React and what starts it there: one file, without the part of React that renders pages.
            codeSplitting: {
              groups: [
                {
                  name: 'hydrate',
                  test: /\/islands\/hydrate|node_modules\/(react|react-dom|scheduler)\/(?!.*server)/,
                },
              ],
            },
          },
        },
      },
}))
