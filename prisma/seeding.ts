import type { Work } from '../apps/api/src/context.ts'
import type { Tx } from '../apps/api/src/store/db.ts'

/** What the parts of the seed work with. */
export type Seeding = { tx: Tx; work: Work; passwordHash: () => Promise<string> }
