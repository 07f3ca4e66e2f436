import { limits } from '@leserkonto/rules'
import type { With } from '../context.ts'
import { type CountedTake, countTakes, giveBack, type Take } from '../sign-in/store/rate-limits.ts'
import type { Tx } from '../store/database/db.ts'
import type { Connection } from '../store/database/run.ts'

/** Whose mails are counted: those to an untagged address key, which anybody could have typed, or those a reader asks for. */
export type MailSubject = string | { reader: string }

/**
 * Whether one more mail of this kind may go to an address; counts it. The limit is silent, since the call has been
 * answered already. Mails that readers ask for themselves are counted apart, so that no stranger can use them up.
 * Source: docs/spec/contract.md#limits.
 */
export async function mailAllowed(
  tx: Tx,
  kind: string,
  subject: MailSubject,
  work: With<'config' | 'now' | 'secrets'>,
): Promise<boolean> {
  return wereWithin(tx, await countTakes(tx, mailTakes(kind, subject, work), work.now))
}

/**
 * The same for a mail that a reader asks for again, who is told how many seconds to wait when there were too many of its
 * kind. What other mails went to the address stays silent: it is not proven to be the reader's.
 */
export async function takeOwnMail(
  tx: Tx,
  kind: string,
  address: string,
  work: With<'config' | 'now' | 'secrets'>,
): Promise<{ mayMail: boolean; waitS: number }> {
  const taken = await countTakes(tx, mailTakes(kind, address, work), work.now)
  const full = taken.filter(({ bucket, count, max }) => bucket !== 'mailAll' && count > max)
  const ends = full.map(({ endsAt }) => Math.ceil((endsAt.getTime() - work.now.getTime()) / 1_000))
  return { waitS: Math.max(0, ...ends), mayMail: await wereWithin(tx, taken) }
}

/** What a mail counts; to be given back when its receiver proved to be the one who asked. */
export function mailTakes(
  kind: string,
  subject: MailSubject,
  { secrets, config }: With<'config' | 'secrets'>,
): Take[] {
  const own = typeof subject === 'object'
  const key = secrets.mac('limit', own ? `mail for reader ${subject.reader}` : `mail ${subject}`)
  const windows = [
    ...limits.mailKind.map((window, index) => ({ ...window, bucket: `mailKind.${kind}.${index}` })),
    ...(own ? [] : limits.mailAll.map((window) => ({ ...window, bucket: 'mailAll' }))),
  ]
  return windows.map((window) => ({ ...window, key, max: window.max * config.rateLimitFactor }))
}

/** Whether the takes of a mail were within the limit; gives back what a mail that is not sent must not count. */
export async function wereWithin(on: Connection, taken: readonly CountedTake[]): Promise<boolean> {
  const full = taken.findIndex(({ count, max }) => count > max)
  if (full < 0) return true
  // Short windows come first: it must not count in those after the full one.
  await giveBack(on, taken.slice(full + 1))
  return false
}
