import type { mail } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { awaitedCame } from '../../sign-in/store/awaited.ts'

/** Whether the mail of a waiting page was answered. One statement, which writes nothing and counts nothing. */
export const awaited: OperationOf<typeof mail.awaited> = async ({ mark }, call) => ({
  confirmed: await awaitedCame(call.pool, call.ids.secretHash(mark), call.now),
})
