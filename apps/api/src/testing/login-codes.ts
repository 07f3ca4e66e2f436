import type { OutgoingMail } from '../adapters/mime.ts'
import type { Harness } from './harness.ts'
import { deviceOf } from './readers.ts'

const codeSubject = /^(\d{6}) ist Ihr Anmeldecode$/

/** The code of the newest of these mails that carries one: a mail about a new device may come after it. */
export function codeIn(mails: readonly OutgoingMail[]): string {
  const subject = mails.map((mail) => mail.subject).findLast((each) => codeSubject.test(each))
  const code = codeSubject.exec(subject ?? '')?.[1]
  if (!code) throw new Error('no mail carries a code')
  return code
}

/** Another code than this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The calls that lead from an address to a reader signed in by a code. */
export function loginCodesOf(api: () => Harness) {
  const request = (email: string, caller = api().caller()) =>
    caller.request('post', '/user/login-code').send({ email, edition: 'az' })
  /** From the browser the reader always signs in with. */
  const requestFromOwn = (email: string, caller = api().caller()) =>
    request(email, caller).set('Cookie', `device=${deviceOf(email)}`)
  const redeem = (attempt: string, code: string, caller = api().caller()) =>
    caller.request('post', '/user/login-code/redeem').send({ attempt, code, edition: 'az' })
  const register = (token: string, fields: object = {}, caller = api().caller()) =>
    caller.request('post', '/user/login-code/register').send({ token, ...fields })

  /** Asks for a code and reads it in the mailbox. */
  async function mailed(email: string, asking = request(email)): Promise<{ attempt: string; code: string }> {
    const { body } = await asking.expect(202)
    await api().settle()
    return { attempt: body.attempt, code: codeIn(api().mailsTo(email)) }
  }

  /** Signs in by a code; the access token. */
  async function bearerByCode(email: string): Promise<string> {
    const { attempt, code } = await mailed(email)
    return (await redeem(attempt, code).expect(200)).body.access_token
  }

  /** Opens an account without a password; the access token. */
  async function registeredByCode(email: string, fields: object = {}): Promise<string> {
    const { attempt, code } = await mailed(email)
    const { registration_token } = (await redeem(attempt, code).expect(200)).body
    return (await register(registration_token, fields).expect(201)).body.access_token
  }

  return { request, requestFromOwn, redeem, register, mailed, bearerByCode, registeredByCode }
}
