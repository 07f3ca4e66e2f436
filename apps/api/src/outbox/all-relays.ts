import type { Deps, Work } from '../context.ts'
import { type Listen, notify } from '../store/database/listen.ts'
import { tellRelay } from './enqueue.ts'

const channel = 'outbox_filled'

/**
 * Tells the relays of all processes that something waits. For who writes and does not relay: a command, a process that
 * ends. Others tell their own relay, which is quicker and costs the database nothing.
 */
export const tellAllRelays = ({ pool }: Pick<Work, 'pool'>): Promise<void> => notify(pool, channel, '')

/** Lets the relay of this process hear what others tell all. The returned function ends that. */
export const hearOutbox = (listen: Listen, deps: Deps): ReturnType<Listen> =>
  listen(channel, () => tellRelay(deps))
