import journeys from './playwright.config.ts'

// The pictures of README.md, drawn anew into docs/pictures: `npm run docs:pictures`.

export default { ...journeys, testDir: 'pictures' }
