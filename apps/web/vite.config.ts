import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Screens are for the browsers the strict content security policy and `light-dark()` need anyway. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

export default defineConfig({
  plugins: [react()],
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    // Nothing inline: the content security policy has no room for data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { account: new URL('src/account/main.tsx', import.meta.url).pathname },
      treeshake: {
        // The operation table, the rules and the texts have no effects: what a page does not name stays out of it.
        moduleSideEffects: [{ test: /\/packages\/(contracts|editions|rules|texts)\//, sideEffects: false }],
      },
    },
  },
})
