import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { browsers, compressedTwins } from './build/compressed-twins.ts'
import { lateSheets } from './build/late-sheets.ts'
import { sheetPerPage } from './build/sheet-per-page.ts'
import { shortName } from './build/short-names.ts'

const source = (path: string) => new URL(`src/portal/${path}`, import.meta.url).pathname
/** Styles of a block. */
const block = (name: string) => new URL(`../ui/src/${name}/${name}.module.css`, import.meta.url).pathname
/** Styles of what several blocks have. */
const part = (name: string) => new URL(`../ui/src/parts/${name}.module.css`, import.meta.url).pathname
const overlay = [block('Overlay'), block('CloseButton')]
/** Pictures over the page; an article without a gallery has none of these styles. */
const pictures = [
  block('Slider'),
  block('ImageSlider'),
  block('ZoomablePicture'),
  block('Image'),
  block('VisuallyHidden'),
  source('islands/PictureStage.module.css'),
]
const sideEffectFree = [{ test: /\/packages\/(contracts|editions|rules|texts)\//, sideEffects: false }]

/** Drops the pages' script, which no browser loads: it is built only for its styles. */
const withoutPages = (): Plugin => ({
  name: 'without-pages',
  // After the style sheet has been gathered from all scripts.
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk' && output.isEntry && output.name === 'pages') delete bundle[file]
  },
})

/** Lays the types of `leserkonto.js` beside it. */
const withTypes = (): Plugin => ({
  name: 'with-types',
  generateBundle() {
    const types = readFileSync(source('leserkonto-types.ts'), 'utf8')
    const described = `${types}\nexport declare const reader: Reader\n`
    this.emitFile({ type: 'asset', fileName: 'leserkonto.d.ts', source: described })
  },
})

/** `leserkonto.js` and the service worker, in a run of their own: beside the portal's script it would be cut into files that both load. */
const publicScript: UserConfig = {
  plugins: [withTypes(), compressedTwins()],
  build: {
    outDir: '../../dist',
    emptyOutDir: false,
    target: browsers,
    rolldownOptions: {
      input: { leserkonto: source('leserkonto.ts'), 'push-worker': source('push-worker.ts') },
      preserveEntrySignatures: 'strict',
      treeshake: { moduleSideEffects: sideEffectFree },
      output: { entryFileNames: '[name].js' },
    },
  },
}

/**
 * Builds the portal in three runs: `vite build` writes what the browser loads into the account's folder, after the
 * account's build; `--mode leserkonto` the script for portals of others; `--ssr` the module that renders pages, since
 * Node reads neither JSX nor style sheets.
 */
export default defineConfig(({ isSsrBuild, mode }) =>
  mode === 'leserkonto'
    ? publicScript
    : {
        plugins: [
          react(),
          ...(isSsrBuild
            ? []
            : [
                withoutPages(),
                sheetPerPage(source('render-portal.tsx')),
                lateSheets({
                  advertorial: [...overlay, block('AdvertorialLightbox'), ...pictures],
                  consent: [...overlay, block('ModalFlyout'), block('Button'), block('ConsentQuestion')],
                  gift: [
                    ...overlay,
                    block('ModalFlyout'),
                    block('Button'),
                    block('field-frame'),
                    source('islands/give/GiftSheet.module.css'),
                  ],
                  lightbox: [...overlay, block('Lightbox'), ...pictures],
                  'sign-in': [
                    ...overlay,
                    block('ModalFlyout'),
                    block('Button'),
                    block('field-frame'),
                    block('HelperText'),
                    part('problem-frame'),
                    block('VisuallyHidden'),
                    source('islands/sign-in/SignInSheet.module.css'),
                  ],
                  sections: [...overlay, block('SlideOutPanel'), source('islands/SectionsPanel.module.css')],
                }),
                compressedTwins(),
              ]),
        ],
        base: '/',
        css: { modules: { generateScopedName: shortName } },
        // Our own code is TypeScript, and React selects its build by the environment: bundling decides both here.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: isSsrBuild
          ? {
              ssr: true,
              outDir: '../../dist/portal-server',
              // Saves 4 MB of memory in the process that loads it.
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
              // One sheet, from which sheetPerPage makes one for each page.
              cssCodeSplit: false,
              rolldownOptions: {
                input: { islands: source('islands.ts'), pages: source('render-portal.tsx') },
                // A text that the script and an island share is copied into both: no text is worth another request.
                optimization: { inlineConst: { mode: 'all' } },
                // Otherwise the unused pages would be removed, and their styles with them.
                preserveEntrySignatures: 'allow-extension',
                treeshake: { moduleSideEffects: sideEffectFree },
                output: {
                  // The script of every page names all of them: a letter less of each is sixty bytes.
                  chunkFileNames: 'assets/[name]-[hash:7].js',
                  // Every island needs React and the code that starts it: one file, without the part of React that renders pages.
                  codeSplitting: {
                    groups: [
                      // Small parts of what strangers load unasked and of what a press loads: no requests of their own.
                      {
                        name: 'small',
                        test: /\/ui\/src\/browser\/(is-plain-click|web-storage|clock)\.ts|\/(islands\/call-as|session\/kept-session)\.ts/,
                      },
                      {
                        name: 'hydrate',
                        test: /\/islands\/hydrate|node_modules\/(react|react-dom|scheduler)\/(?!.*server)/,
                      },
                    ],
                  },
                },
              },
            },
      },
)
