import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // light-dark() as it stands, as the README of the package asks.
  // In development React alone is larger than what is warned of.
  build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'], chunkSizeWarningLimit: 1_000 },
  // Node cannot read the style sheets that the blocks import.
  ssr: { noExternal: [/^@leserkonto\//] },
})
