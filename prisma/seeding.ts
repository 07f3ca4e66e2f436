import type { Work } from '../apps/api/src/context.ts'
import type { Tx } from '../apps/api/src/store/database/db.ts'

/** Parameters of the parts of the seed. */
export type Seeding = { tx: Tx; work: Work; passwordHash: () => Promise<string> }
