import { join } from 'node:path'
import blocks from './playwright.blocks.config.ts'

// `node scripts/test.mjs --only=catalogue`: the catalogue as its readers get it, with its pages of documentation.

const port = 6138
const site = 'storybook-static/site'

export default {
  ...blocks,
  testDir: 'catalogue',
  outputDir: join(import.meta.dirname, '..', 'test-results', 'catalogue-site'),
  use: { ...blocks.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    ...blocks.webServer,
    command: `npm run storybook:build && node e2e/support/serve-static.ts ${site} ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
  },
}
