import type { session } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { endSession } from '../../store/sessions.ts'

/** Ends the session on the server: its token is refused from the next call on. */
export const logout: Story<typeof session.logout> = async (_input, call) => {
  await endSession(call.db, call.reader.sessionId, call.reader.accountId)
}
