import { browsers, compressedTwins } from '@leserkonto/pages/build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), compressedTwins()],
  base: '/',
  // Pages come from the API; what their styles point to comes from here.
  server: { ...(process.env.WEB_DEV_SERVER && { origin: process.env.WEB_DEV_SERVER }) },
  build: {
    // One folder for all that is built, the portal's pages too (packages/pages).
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    // What the libraries in the bundle ask for; the portal's lie beside it.
    license: true,
    target: browsers,
    // Nothing inline: the content security policy has no room for data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All of it is a few kilobytes: one request instead of one per screen.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { account: new URL('src/account/main.ts', import.meta.url).pathname },
      output: {
        // Few and lasting files: the libraries, which change least, and what every form needs.
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
        // The operation table, the rules and the texts have no effects: what a page does not name stays out of it.
        moduleSideEffects: [{ test: /\/packages\/(contracts|editions|rules|texts)\//, sideEffects: false }],
      },
    },
  },
})
