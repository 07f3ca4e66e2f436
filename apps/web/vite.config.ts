import { browsers, compressedTwins } from '@leserkonto/pages/build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), compressedTwins()],
  base: '/',
  // Pages come from the API; files that their styles refer to come from here.
  server: { ...(process.env.WEB_DEV_SERVER && { origin: process.env.WEB_DEV_SERVER }) },
  build: {
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
      input: { account: new URL('src/account/main.ts', import.meta.url).pathname },
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
              test: /\/account\/shell\/(use-form|FormSummary|ProblemBox)|\/ui\/src\/(Input|PasswordField|RequiredNote)\/|\/texts\/src\/fields|\/LoginRegisterScreen/,
            },
          ],
        },
      },
      treeshake: {
        // The operation table, rules and texts have no side effects: exports that a page does not use are left out.
        moduleSideEffects: [{ test: /\/packages\/(contracts|editions|rules|texts)\//, sideEffects: false }],
      },
    },
  },
})
