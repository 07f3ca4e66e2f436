import { type Authenticator, type Distortion, newAuthenticator } from './authenticator.ts'
import type { Caller, Harness } from './harness.ts'
import { readersOf } from './readers.ts'

/** The calls of a reader with a passkey. */
export function passkeysOf(api: () => Harness) {
  const { activeReader, bearerOf } = readersOf(api)
  const creation = (bearer: string, body: object = {}) =>
    api().caller().request('post', '/user/passkeys/options', bearer).send(body)
  const add = (bearer: string, body: object) =>
    api().caller().request('post', '/user/passkeys', bearer).send(body)
  const list = (bearer: string) => api().caller().request('get', '/user/passkeys', bearer)
  const remove = (bearer: string, id: string, body: object = {}) =>
    api().caller().request('delete', `/user/passkeys/${id}`, bearer).send(body)

  const challenge = async () =>
    (await api().caller().request('post', '/user/passkey-login/options').send({}).expect(200)).body
  const login = (body: object, caller: Caller = api().caller()) =>
    caller.request('post', '/user/passkey-login').send(body)
  /** A whole ceremony, distorted or not. */
  const signIn = async (authenticator: Authenticator, as: Distortion = {}) =>
    login(authenticator.sign(await challenge(), as))

  /** Adds the key of an authenticator to an account; returns what the API shows of it. */
  async function register(bearer: string, authenticator: Authenticator) {
    const { body } = await creation(bearer).expect(200)
    return (await add(bearer, authenticator.create(body)).expect(201)).body
  }

  /** A reader with one passkey. */
  async function readerWithPasskey(authenticator = newAuthenticator()) {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const passkey = await register(bearer, authenticator)
    return { email, bearer, authenticator, id: String(passkey.id) }
  }

  return { creation, add, list, remove, challenge, login, signIn, register, readerWithPasskey }
}
