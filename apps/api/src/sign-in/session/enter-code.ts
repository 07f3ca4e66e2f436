import { Problem } from '@leserkonto/contracts'
import { untaggedEmailKey } from '@leserkonto/rules'
import type { Call } from '../../context.ts'
import { enqueueAlone } from '../../outbox/enqueue.ts'
import { mailTakes } from '../../outbox/mail-allowed.ts'
import { type LoginCodeTry, tryLoginCode } from '../store/login-codes.ts'
import type { Counter } from '../store/rate-limits.ts'
import { codeMac } from './code-mac.ts'

type Entered = { attempt: string; code: string }

/**
 * Tries a code and uses it up if it is right, also when what follows fails: no code works twice. The answer depends on the
 * request and its tries alone, so that it says nothing about the address. The take of the guess stays counted: who calls
 * gives it back. Throws RATE_LIMITED, LOGIN_CODE_WRONG, LOGIN_CODE_EXPIRED.
 */
export async function enterCode(
  { attempt, code }: Entered,
  { edition, emailKey }: { edition: string; emailKey?: string },
  call: Call,
): Promise<LoginCodeTry> {
  await call.limits.take('guess', readerOf(call))
  const attemptHash = call.ids.secretHash(attempt)
  const mac = codeMac(attemptHash, code, call)
  const entered = await tryLoginCode(call.pool, {
    attemptHash,
    codeMac: mac,
    now: call.now,
    ...(emailKey && { emailKey }),
  })
  call.metrics.loginCode(entered?.isRight ? 'redeemed' : 'refused')
  if (entered?.isRight) return entered
  // Whether the owner gets a mail about it is decided after the answer, as for a wrong password.
  if (entered) {
    const payload = { email: entered.email, edition, at: call.now.toISOString() }
    await enqueueAlone({ kind: 'login.failure', payload }, call)
  }
  if (!entered || entered.triesLeft === 0) throw new Problem('LOGIN_CODE_EXPIRED')
  const left = entered.triesLeft
  throw new Problem('LOGIN_CODE_WRONG', { params: { left }, details: { tries_left: left } })
}

/**
 * What the request, its mail and the try have counted up. A right code proves that all were the owner's and none a guess:
 * they are given back.
 */
export function takesOf(entered: LoginCodeTry, accountId: string | undefined, call: Call): Counter[] {
  const isReaders = entered.isKnown && accountId !== undefined
  const subject = isReaders ? { reader: accountId } : untaggedEmailKey(entered.emailKey)
  return [
    ...call.limits.countersOf(['guess', 'loginCode'], { email: entered.email, ...readerOf(call) }),
    ...mailTakes('login_code', subject, call),
  ]
}

const readerOf = ({ reader }: Call) => (reader ? { account: reader.accountId } : {})
