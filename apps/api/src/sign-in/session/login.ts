import { type Input, Problem, type session } from '@leserkonto/contracts'
import { emailKey } from '@leserkonto/rules'
import { replaceHash } from '../../accounts/store/accounts.ts'
import type { Call, OperationOf } from '../../context.ts'
import { enqueueAlone } from '../../outbox/enqueue.ts'
import { isOverloaded, signIn, technical } from '../shared/sign-in.ts'
import { type Counter, giveBack } from '../store/rate-limits.ts'
import { type Candidate, findSignInFacts, type SignInFacts } from '../store/sign-in.ts'

type Form = Input<typeof session.login>

/**
 * Signs in. The failure is counted before anything is hashed, so that parallel tries never compute more hashes than the
 * limit allows; a login that fails verifies two hashes for every reason, and pays what imported ones cost, so that its time
 * reveals nothing.
 */
export const login: OperationOf<typeof session.login> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  const subjects = { email: form.email }
  const isStrange = call.deviceSecret === undefined
  // In a rush of strangers most are turned away before anybody is asked for anything.
  if (isStrange && !call.passwords.hasPlace({ ...call.asker, isKnown: false })) throw new Problem('AUTH_BUSY')
  // Over 50 failures an hour for one address, or too many in the networks around the caller, only a browser that has signed
  // in to it before may go on trying.
  const isOpen = await call.limits.takeBoth('loginFailure', 'loginAddress', subjects)
  if (!isOpen && isStrange) throw beyondAddress()
  const secret = call.deviceSecret ?? call.ids.newSecret()
  try {
    const facts = await findSignInFacts(call.pool, {
      emailKey: emailKey(form.email),
      deviceHash: call.ids.secretHash(secret),
      now: call.now,
    })
    if (!isOpen && !facts.isKnownDevice) throw beyondAddress()
    const taken = call.limits.countersOf(['loginFailure', 'loginAddress'], subjects)
    const account = await prove(form, { facts, taken }, call)
    const signedIn = await signIn({ account, edition, secret, taken, method: 'password' }, call)
    await renewHash(account, form.password, call)
    return signedIn
  } catch (error) {
    return technical(error)
  }
}

/** The window of the address may end before: how full it is, is nobody's business. */
const beyondAddress = () =>
  new Problem('RATE_LIMITED', {
    retryAfterS: 3600,
    details: { retry_after_s: 3600, limit: 'loginFailure' },
  })

async function prove(
  form: Form,
  { facts, taken }: { facts: SignInFacts; taken: readonly Counter[] },
  call: Call,
): Promise<Candidate> {
  const { account, attemptHash, importedCosts } = facts
  const asker = { ...call.asker, isKnown: facts.isKnownDevice }
  const right = await call.passwords
    .verify(account?.passwordHash, form.password, asker)
    .catch(async (error) => {
      // Nothing was hashed: the try tells nobody whether the password is right.
      if (isOverloaded(error)) await giveBack(call.pool, taken)
      throw error
    })
  if (right && account) return account
  await call.passwords.payImportedCosts(account?.passwordHash, importedCosts, form.password, asker)
  const pending = await call.passwords.verify(attemptHash, form.password, asker)
  await noteFailure(form, call)
  throw new Problem(pending ? 'AUTH_NOT_ACTIVATED' : 'AUTH_INVALID_CREDENTIALS')
}

async function renewHash({ id, passwordHash }: Candidate, password: string, call: Call) {
  if (passwordHash && call.passwords.isOutdated(passwordHash))
    await replaceHash(
      call.db,
      id,
      passwordHash,
      await call.passwords.hash(password, { ...call.asker, isKnown: true }),
    )
}

/** The same work for every address: whether it has an account whose owner gets a mail is decided afterwards. */
const noteFailure = (form: Form, call: Call) =>
  enqueueAlone(
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
