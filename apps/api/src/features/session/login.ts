import { type Input, Problem, type session } from '@leserkonto/contracts'
import { emailKey, errorCode } from '@leserkonto/rules'
import type { Call, Story } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import { type Account, findAccountByEmail, replaceHash } from '../../store/accounts.ts'
import { audit } from '../../store/audit.ts'
import { isKnownDevice } from '../../store/known-devices.ts'
import { findNewestAttempt } from '../../store/pending-registrations.ts'
import { signIn } from './sign-in.ts'
import { warmRights } from './warm-rights.ts'

type Form = Input<typeof session.login>

/**
 * Signs in. The failure is counted before anything is hashed, so that parallel tries never compute more hashes than the
 * limit allows; a login that fails verifies two hashes for every reason, so that its time reveals nothing.
 */
export const login: Story<typeof session.login> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  await call.limits.take('loginFailure', { email: form.email })
  try {
    const account = await findAccountByEmail(call.db, emailKey(form.email))
    await keepAttackersFromHashing(form, account, call)
    const proven = await prove(form, account, call)
    await call.limits.giveBack('loginFailure', { email: form.email })
    await call.limits.giveBack('loginAddress', { email: form.email })
    await warmRights(proven.id, edition.shortcut, call)
    const signedIn = await signIn(proven, edition, call)
    // The password was changed or the account blocked at the same moment, so this login fails.
    if (!signedIn) throw new Problem('AUTH_INVALID_CREDENTIALS')
    await renewHash(proven, form.password, call)
    return signedIn
  } catch (error) {
    if (error instanceof Problem) throw error
    const overloaded = errorCode(error) === 'OVERLOADED'
    throw new Problem('AUTH_TECHNICAL', { cause: error, ...(overloaded && { retryAfterS: 2 }) })
  }
}

/** After 50 failures an hour for one address, only a browser that has signed in to it before may try. */
async function keepAttackersFromHashing(form: Form, account: Account | null, call: Call) {
  if (await call.limits.allows('loginAddress', { email: form.email })) return
  const secret = call.deviceSecret
  // Looked up without an account, too: the work must not reveal whether the address has one.
  const whose = account?.id ?? call.ids.newId()
  const known = secret && (await isKnownDevice(call.db, call.ids.secretHash(secret), whose))
  if (!known) throw new Problem('RATE_LIMITED', { retryAfterS: 3600 })
}

async function prove(form: Form, account: Account | null, call: Call): Promise<Account> {
  const right = await call.passwords.verify(account?.passwordHash, form.password)
  if (right && account?.status === 'blocked') {
    await audit(call.db, { action: 'login.blocked', accountId: account.id }, call)
    throw new Problem('AUTH_BLOCKED')
  }
  if (right && account) return account
  const attempt = await findNewestAttempt(call.db, emailKey(form.email), call.now)
  const pending = await call.passwords.verify(attempt?.passwordHash, form.password)
  await noteFailure(form, call)
  throw new Problem(pending ? 'AUTH_NOT_ACTIVATED' : 'AUTH_INVALID_CREDENTIALS')
}

async function renewHash({ id, passwordHash }: Account, password: string, call: Call) {
  if (passwordHash && call.passwords.isOutdated(passwordHash))
    await replaceHash(call.db, id, passwordHash, await call.passwords.hash(password))
}

/** The same work for every address: whether it has an account whose owner gets a mail is decided afterwards. */
const noteFailure = (form: Form, call: Call) =>
  enqueueEntry(
    call.db,
    {
      kind: 'login.failure',
      payload: {
        email: form.email,
        edition: call.askedEdition(form.edition).shortcut,
        at: call.now.toISOString(),
      },
    },
    call,
  )
