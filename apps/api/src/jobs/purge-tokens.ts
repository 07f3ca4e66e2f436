import { purgeExpiredTokens } from '../store/tokens.ts'
import type { Job } from './job.ts'

/** Our choice: so long a dead link is told why it is dead; later it is one nobody ever got. */
const rememberedMs = 30 * 24 * 60 * 60 * 1000

/** Forgets one-time tokens long after their end. */
export const purgeTokens = ({ db, now }: Job): Promise<void> =>
  purgeExpiredTokens(db, new Date(now.getTime() - rememberedMs))
