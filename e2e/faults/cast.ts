import type { Stack } from '@leserkonto/testing'
import type { Door } from './door.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'

/** What the lives of readers are played with. */
export type Cast = {
  readonly door: Door
  readonly ledger: Ledger
  readonly tester: Stack
  readonly random: Random
}

/** The catcher answers after at most so long; mails of a fault come later, and are asked for again. */
const mailPatienceS = 30
const mostAsks = 20

/** The newest mail to an address whose subject contains a text. */
export async function mailTo({ tester }: Cast, to: string, subject: string): Promise<string> {
  for (let asked = 1; ; asked++) {
    const mail = await tester
      .waitForMail({ to, subject, timeoutS: mailPatienceS })
      .catch((cause: unknown) => {
        if (asked === mostAsks) throw new Error(`No mail "${subject}" came.`, { cause })
      })
    if (mail) return mail.text ?? ''
  }
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
