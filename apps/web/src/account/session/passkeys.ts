import type { contract, Output } from '@leserkonto/contracts'
import {
  browserSupportsWebAuthnAutofill,
  getBrowserCapabilities,
  type PublicKeyCredentialCreationOptionsJSON,
  platformAuthenticatorIsAvailable,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Account } from './account.ts'
import { failureOf } from './failure.ts'
import { type SignIn, signIn } from './sign-in.ts'

/**
 * How a ceremony ended. `cancelled`: by the reader, or by the browser for them. `elsewhere`: this page cannot hold it, the
 * sign-on edition can.
 */
export type Ceremony<Done> = { readonly done: Done } | 'cancelled' | 'elsewhere'

/**
 * Signs in with a passkey: now, or with `autofill` when the reader chooses one in the list of the address field. A key that
 * the service does not know is named to the browser, which then hides it. Throws what the calls throw.
 */
export async function signInWithPasskey(
  account: Account,
  { autofill }: { autofill: boolean },
): Promise<Ceremony<SignIn>> {
  if (!(await isHere(account))) return 'elsewhere'
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return 'cancelled'
  const api = await account.api()
  const options = await api.session.passkeyOptions.mutate({})
  const answer = await ended(startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill }))
  if (typeof answer === 'string') return answer
  const { access_token } = await api.session.passkeyLogin
    .mutate({ ...assertionIn(answer.done), edition: account.page.edition.shortcut })
    .catch(hidingUnknown(options, answer.done))
  return { done: await signIn(account, access_token) }
}

/** Makes the login of this session fresh with one of the reader's own passkeys. Throws what the calls throw. */
export async function confirmWithPasskey(
  account: Account,
  own: readonly { readonly credential: string }[],
): Promise<Ceremony<true>> {
  if (!(await isHere(account))) return 'elsewhere'
  const api = await account.api()
  const options = await api.session.passkeyOptions.mutate({})
  const allowCredentials = own.map(({ credential }) => ({ id: credential, type: 'public-key' as const }))
  const answer = await ended(startAuthentication({ optionsJSON: { ...options, allowCredentials } }))
  if (typeof answer === 'string') return answer
  await api.session.confirmWithPasskey
    .mutate(assertionIn(answer.done))
    .catch(hidingUnknown(options, answer.done))
  return { done: true }
}

/** Names a key that the service does not know to the browser, and fails as before. */
const hidingUnknown =
  ({ rpId: rpID }: { rpId: string }, { id: credentialID }: Answer) =>
  async (error: unknown): Promise<never> => {
    if (failureOf(error).code === 'PASSKEY_UNKNOWN')
      await signalled({ signalName: 'unknownCredential', rpID, credentialID })
    throw error
  }

type Answer = Awaited<ReturnType<typeof startAuthentication>>

const assertionIn = ({ id: credential, response }: Answer) => ({
  credential,
  client_data: response.clientDataJSON,
  authenticator_data: response.authenticatorData,
  signature: response.signature,
  ...(response.userHandle && { user_handle: response.userHandle }),
})

/** Makes a passkey and adds it to the account; the password counts where the login is not fresh. Throws what the calls throw. */
export async function createPasskey(
  account: Account,
  proved: { current_password?: string },
): Promise<Ceremony<Output<typeof contract.passkeys.add>>> {
  if (!(await isHere(account))) return 'elsewhere'
  const api = await account.api()
  const options = await api.passkeys.options.mutate(proved)
  // The cast: the library knows the ways to reach a key by name, the service hands on what browsers said.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const answer = await ended(startRegistration({ optionsJSON }))
  if (typeof answer === 'string') return answer
  const { clientDataJSON, attestationObject, transports } = answer.done.response
  const passkey = { client_data: clientDataJSON, attestation: attestationObject }
  return { done: await api.passkeys.add.mutate({ ...passkey, ...(transports && { transports }) }) }
}

/** Whether a reader without a passkey could make one with this device. */
export async function isOfferDue(account: Account): Promise<boolean> {
  if (!(await isHere(account)) || !(await platformAuthenticatorIsAvailable())) return false
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

/** Ends the ceremony that waits, if one does: the page that began it is gone. */
export const stopCeremony = (): void => WebAuthnAbortService.cancelCeremony()

// A courtesy: not every browser knows signals, nor takes them on every page.
const signalled = (signal: Parameters<typeof sendSignal>[0]) => sendSignal(signal).catch(() => undefined)

/** Whether this page can hold a ceremony in this browser. */
async function isHere({ page: { passkeys } }: Account): Promise<boolean> {
  if (passkeys !== 'related') return passkeys === 'here'
  return (await getBrowserCapabilities()).relatedOrigins === 'supported'
}

async function ended<Done>(ceremony: Promise<Done>): Promise<Ceremony<Done>> {
  try {
    return { done: await ceremony }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
    // The list of related origins could not be loaded, or does not name this one.
    if (name === 'SecurityError') return 'elsewhere'
    throw error
  }
}
