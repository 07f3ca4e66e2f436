import type { Stack } from '@leserkonto/testing'
import type { Door } from './door.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import { until } from './until.ts'

/** What the lives of readers are played with. */
export type Cast = {
  readonly door: Door
  readonly ledger: Ledger
  readonly tester: Stack
  readonly random: Random
}

/** The catcher answers after at most so long; mails of a fault come later, and are asked for again. */
const mailPatienceS = 30

/** The newest mail to an address whose subject contains a text, as soon as it is there and the catcher answers. */
export async function mailTo({ tester }: Cast, to: string, subject: string): Promise<string> {
  let text: string | null = null
  await until(`the mail "${subject}" came`, async () => {
    text = (await tester.waitForMail({ to, subject, timeoutS: mailPatienceS })).text
    return true
  })
  return text ?? ''
}

/** A value in the links of a mail. */
export function inLink(text: string, name: string): string {
  const value = new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1]
  if (!value) throw new Error(`The mail has no ${name}.`)
  return value
}

/** Throws unless the answer is one of these; `doubtful` are those that only a repeated call may get. */
export function must(
  { status, body, doubts }: { status: number; body: unknown; doubts: number },
  good: readonly number[],
  doubtful: readonly number[] = [],
): void {
  if (good.includes(status) || (doubts > 0 && doubtful.includes(status))) return
  throw new Error(`Answered ${status} after ${doubts} doubtful tries: ${JSON.stringify(body)}`)
}
