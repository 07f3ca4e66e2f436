import journeys from './playwright.config.ts'

// `npm run docs:pictures`: the pictures of README.md, drawn anew into docs/pictures, and every screen to be looked at.

export default { ...journeys, testDir: 'pictures' }
