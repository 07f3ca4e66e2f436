import blocks from './playwright.blocks.config.ts'

// Pictures of the whole catalogue in test-results/catalogue: `playwright test -c e2e/playwright.screenshots.config.ts`.

export default { ...blocks, testDir: 'screenshots' }
