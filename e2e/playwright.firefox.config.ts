import journeys from './playwright.config.ts'
import { bridgeGaps, firefox } from './support/firefox.ts'

// The ten main journeys in Debian's Firefox ESR: `npm test -- --only=firefox`. Not checked there: what axe finds, passkeys,
// gestures and the history of a tab, for which Playwright needs Chromium; windows of phones.

bridgeGaps()

export default {
  ...journeys,
  grep: /@firefox/,
  use: { ...journeys.use, ...firefox },
  projects: [{ name: 'firefox', use: { viewport: { width: 1280, height: 800 } } }],
}
