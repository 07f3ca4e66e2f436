import { createHash } from 'node:crypto'
import { emailKey } from '@leserkonto/rules'
import { blockAccount } from '../accounts/shared/block-account.ts'
import { transaction } from '../store/database/run.ts'
import { workOf } from '../work.ts'
import { freshEmail, type Harness, tokenIn } from './harness.ts'

/** The password of readers that tests make. */
export const password = 'Sehr-Geheim-77'

/** Secret of the browser a reader of a test always signs in from, so that there are no mails about a new one. */
export const deviceOf = (email: string) => createHash('sha256').update(email).digest('base64url')

/** The calls that lead from a registration form to a signed-in reader. */
export function readersOf(api: () => Harness) {
  const register = (body: object, caller = api().caller()) =>
    caller.request('post', '/registration/register').send(body)
  const activate = (token: string, caller = api().caller()) =>
    caller.request('post', '/registration/activate').send({ token })
  const login = (email: string, secret = password, caller = api().caller()) =>
    caller
      .request('post', '/user/login')
      .set('Cookie', `device=${deviceOf(email)}`)
      .send({ email, password: secret })

  /** Registers and activates; returns the address. */
  async function activeReader(fields: object = {}): Promise<string> {
    const email = freshEmail()
    await register({ email, password, ...fields }).expect(202)
    await api().settle()
    await activate(tokenIn(api().mailsTo(email).at(-1))).expect(200)
    return email
  }

  const bearerOf = async (email: string): Promise<string> =>
    (await login(email).expect(200)).body.access_token

  /** Support blocks the account of an address, as scripts/account.ts does. */
  async function block(email: string): Promise<void> {
    const work = workOf(api().deps)
    const { id } = await work.db.account.findUniqueOrThrow({ where: { emailKey: emailKey(email) } })
    await transaction(work.db, (tx) => blockAccount(tx, id, work))
  }

  return { register, activate, login, activeReader, bearerOf, block }
}
