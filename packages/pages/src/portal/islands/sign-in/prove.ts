import type { Announcement } from '@leserkonto/rules'
import type { SignIn } from '../../../session/begin-session.ts'
import { forgetLoginCodeStep } from '../../../session/login-code-step.ts'
import { tab } from './asked-code.ts'
import { call } from './calls.ts'
import { enter } from './enter.ts'

type Redeemed =
  | { readonly access_token: string }
  /** The address has no account yet. */
  | { readonly registration_token: string }

/** What a right code leads to. A code is good once, so what it has given is kept for another try. */
export type Proof = {
  /** Goes on as far as it comes; the code is looked at until it was right. Throws what the calls throw. */
  readonly goOn: (code: string) => Promise<SignIn>
  /** The code was right. */
  readonly isRight: () => boolean
}

/**
 * The proof of the address that a code was sent to: a session, or, where there is no account, first the account. Its reader has
 * read at the button what they agree to. `top` is how far down the page they were. Source: docs/spec/account.md#sheet.
 */
export function proofFor(attempt: string, top: number): Proof {
  let redeemed: Redeemed | undefined
  let said: Announcement = 'signOn'
  return {
    goOn: async (code) => {
      redeemed ??= await call<Redeemed>('/user/login-code/redeem', { attempt, code })
      forgetLoginCodeStep(tab)
      if ('registration_token' in redeemed) {
        const token = redeemed.registration_token
        redeemed = await call<{ access_token: string }>('/user/login-code/register', { token })
        said = 'registered'
      }
      return enter(redeemed.access_token, said, top)
    },
    isRight: () => redeemed !== undefined,
  }
}
