import { isServer } from '../store/testing/test-database.ts'

/** How often a race is run. On PGlite calls wait in line for its one connection, so a few show that all is well. */
export const raceRounds = (): number => (isServer() ? 5 : 2)
