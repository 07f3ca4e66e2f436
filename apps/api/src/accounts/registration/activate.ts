import { Problem, type registration } from '@leserkonto/contracts'
import { safeReturnUrl } from '@leserkonto/rules'
import type { Call, OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { signInByLink } from '../../sign-in/shared/sign-in.ts'
import { noteAwaited } from '../../sign-in/store/awaited.ts'
import type { Candidate } from '../../sign-in/store/sign-in.ts'
import { consumeToken, fateOf, findToken } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { openAccount } from '../opening/open-account.ts'
import { createResetToken } from '../shared/reset-token.ts'
import { findAccountByEmail, lockAddress } from '../store/accounts.ts'
import { findAttempts } from '../store/pending-registrations.ts'
import { confirmNewsletters } from './confirm-newsletters.ts'

/**
 * Turns the attempt of the proven mailbox into an account and removes all other attempts of the address, so that nobody
 * who registered it before the owner gets in. If there are several, it is not certain which one is the owner's, whichever
 * mail they opened: no password is taken over, and the answer has a reset token instead. It signs in only in the browser
 * that registered, by its mark: a reader who opens a stranger's link stays who they are.
 * Source: docs/spec/security.md#links-that-sign-in.
 */
export const activate: OperationOf<typeof registration.activate> = async ({ token, mark }, call) => {
  await call.limits.take('guess')
  const tokenHash = call.ids.secretHash(token)
  const outcome = await transaction(call.db, (tx) => activateOnce(tx, tokenHash, call), [
    'account_email_key_key',
  ]).catch(technical)
  if ('dead' in outcome) throw refusal(outcome)
  await call.limits.giveBack('guess')
  tellRelay(call)
  const returnUrl = outcome.returnUrl && safeReturnUrl(outcome.returnUrl, call.returnTargets)
  const isHere = mark !== undefined && call.ids.secretHash(mark) === outcome.markHash && !call.reader
  const { resetToken, account } = outcome
  const next = resetToken ? { reset_token: resetToken } : { email: account.email }
  return {
    status: 'activated',
    ...(isHere ? await signInHere(outcome, call) : next),
    ...(returnUrl && { return_url: returnUrl }),
  }
}

type Dead = { dead: ReturnType<typeof fateOf>; emailKey?: string | null | undefined }

type Activated = {
  account: Candidate
  edition: string
  returnUrl: string | null
  /** Of the browser that may be signed in. */
  markHash: string | null
  resetToken: string | undefined
}

type Outcome = Dead | Activated

async function activateOnce(tx: Tx, tokenHash: string, call: Call): Promise<Outcome> {
  const known = await findToken(tx, 'activation', tokenHash)
  if (known?.emailKey) await lockAddress(tx, known.emailKey)
  const row = await consumeToken(tx, { purpose: 'activation', tokenHash, now: call.now })
  if (!row?.emailKey)
    return { dead: fateOf(await findToken(tx, 'activation', tokenHash)), emailKey: known?.emailKey }
  // The address got an account in another way, by a reset or a change of address: the reader can sign in.
  if (await findAccountByEmail(tx, row.emailKey)) return { dead: 'used' }
  const { payload } = row
  const attempts = await findAttempts(tx, row.emailKey, call.now)
  const newest = attempts.at(-1)
  const meant = payload.resend
    ? onlyOne(attempts)
    : attempts.find(({ id }) => id === row.pendingRegistrationId)
  if (!newest || (!meant && !payload.resend)) return { dead: 'expired', emailKey: row.emailKey }
  const chosen = onlyOne(attempts)
  const { email, edition } = chosen ?? newest
  const passwordHash = chosen?.passwordHash ?? null
  const id = await openAccount(tx, { email, edition, attempt: chosen, passwordHash }, call)
  if (meant) {
    const { newsletterIds, mailId } = payload
    await confirmNewsletters(tx, meant, { named: newsletterIds, mailId }, call)
  }
  // Where several attempts waited, no page that registered is told: its password opens nothing.
  await noteAwaited(tx, chosen?.markHash, call)
  return {
    account: { id, email, status: 'activated', passwordHash },
    edition,
    // Only addresses of ours get here, so that of another attempt does no harm.
    returnUrl: meant?.returnUrl ?? null,
    markHash: chosen?.markHash ?? null,
    resetToken: chosen ? undefined : await createResetToken(tx, { accountId: id, email, edition }, call),
  }
}

const signInHere = ({ account, edition }: Activated, call: Call) =>
  signInByLink(
    { account, edition: call.edition(edition), secret: call.deviceSecret ?? call.ids.newSecret() },
    call,
  ).catch(technical)

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

function refusal({ dead, emailKey }: Dead): Problem {
  if (dead === 'unknown') return new Problem('ACTIVATION_TOKEN_INVALID')
  if (dead === 'used') return new Problem('ACTIVATION_TOKEN_USED')
  // The holder of the link got it from this mailbox, so the form for a new one can be prefilled with the address.
  return new Problem('ACTIVATION_TOKEN_EXPIRED', { ...(emailKey && { details: { email: emailKey } }) })
}

const technical = (cause: unknown): never => {
  throw new Problem('ACTIVATION_TECHNICAL', { cause })
}
