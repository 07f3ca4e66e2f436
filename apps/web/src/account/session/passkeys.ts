import type { contract, Output } from '@leserkonto/contracts'
import { passkeyByItself } from '@leserkonto/pages/session/passkey-by-itself'
import {
  type AssertionSent,
  askForPasskey,
  type Ceremony,
  hideUnknown,
  isHere,
  makePasskey,
  makesByItself,
  signalled,
} from '@leserkonto/pages/session/passkey-ceremony'
import { isPasswordLogin } from '@leserkonto/pages/session/password-login'
import { armOf } from '@leserkonto/pages/session/ways'
import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser'
import type { Account } from './account.ts'
import { failureOf } from './failure.ts'
import { type SignIn, signIn } from './sign-in.ts'

export { type Ceremony, stopCeremony } from '@leserkonto/pages/session/passkey-ceremony'

/**
 * Signs in with a passkey: now, or with `autofill` when the reader chooses one in the list of the address field. A key that
 * the service does not know is named to the browser, which then hides it. Throws what the calls throw.
 */
export async function signInWithPasskey(
  account: Account,
  { autofill }: { autofill: boolean },
): Promise<Ceremony<SignIn>> {
  const { edition, passkeys: place } = account.page
  const options = async () => (await account.api()).session.passkeyOptions.mutate({})
  const answer = await askForPasskey({ place, autofill, options })
  if (typeof answer === 'string') return answer
  const api = await account.api()
  const { access_token } = await api.session.passkeyLogin
    .mutate({ ...answer.done.sent, edition: edition.shortcut })
    .catch(hidingUnknown(answer.done))
  return { done: await signIn(account, access_token) }
}

/** Makes the login of this session fresh with one of the reader's own passkeys. Throws what the calls throw. */
export async function confirmWithPasskey(
  account: Account,
  own: readonly { readonly credential: string }[],
): Promise<Ceremony<true>> {
  const allowCredentials = own.map(({ credential }) => ({ id: credential, type: 'public-key' as const }))
  const options = async () => ({
    ...(await (await account.api()).session.passkeyOptions.mutate({})),
    allowCredentials,
  })
  const answer = await askForPasskey({ place: account.page.passkeys, options })
  if (typeof answer === 'string') return answer
  const api = await account.api()
  await api.session.confirmWithPasskey.mutate(answer.done.sent).catch(hidingUnknown(answer.done))
  return { done: true }
}

/** Names a key that the service does not know to the browser, and fails as before. */
const hidingUnknown =
  ({ rpId, sent }: { rpId: string; sent: AssertionSent }) =>
  async (error: unknown): Promise<never> => {
    if (failureOf(error).code === 'PASSKEY_UNKNOWN') await hideUnknown(rpId, sent.credential)
    throw error
  }

/** Makes a passkey and adds it to the account; the password counts where the login is not fresh. Throws what the calls throw. */
export async function createPasskey(
  account: Account,
  proved: { current_password?: string },
): Promise<Ceremony<Output<typeof contract.passkeys.add>>> {
  const options = async () => (await account.api()).passkeys.options.mutate(proved)
  const made = await makePasskey({ place: account.page.passkeys, options })
  if (typeof made === 'string') return made
  return { done: await (await account.api()).passkeys.add.mutate(made.done) }
}

/** Has one made without asking, after a login with the password; fails silently. */
export const createPasskeyByItself = (account: Account): Promise<void> =>
  passkeyByItself({
    place: account.page.passkeys,
    share: account.page.shares.passkey,
    options: async () => (await account.api()).passkeys.options.mutate({ by_itself: true }),
    add: async (passkey) => (await account.api()).passkeys.add.mutate(passkey),
  })

/** Whether a reader without a passkey could make one with this device, and the browser is not about to make one by itself. */
export async function isOfferDue(account: Account): Promise<boolean> {
  const place = account.page.passkeys
  if (!(await isHere(place)) || !(await platformAuthenticatorIsAvailable())) return false
  const comesByItself = isPasswordLogin(account.tab) && armOf(account.page.shares.passkey) === 'on'
  if (comesByItself && (await makesByItself(place))) return false
  const api = await account.api()
  return (await api.passkeys.list.query({})).passkeys.length === 0
}

/** Tells the browser which passkeys the account still has, and its address, so that it offers no others. */
export async function tellBrowser(
  { rp_id: rpID, user_handle: userID, passkeys }: Output<typeof contract.passkeys.list>,
  email: string,
): Promise<void> {
  const allAcceptedCredentialIDs = passkeys.map(({ credential }) => credential)
  await signalled({ signalName: 'allAcceptedCredentials', rpID, userID, allAcceptedCredentialIDs })
  await signalled({ signalName: 'currentUserDetails', rpID, userID, userName: email, userDisplayName: email })
}
