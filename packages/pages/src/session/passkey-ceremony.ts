import type { PasskeyPlace } from '@leserkonto/rules'
import {
  browserSupportsWebAuthnAutofill,
  getBrowserCapabilities,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/**
 * How a ceremony ended. `cancelled`: by the reader, or by the browser for them. `elsewhere`: this page cannot hold it, the
 * sign-on edition can.
 */
export type Ceremony<Done> = { readonly done: Done } | 'cancelled' | 'elsewhere'

type RequestOptions = PublicKeyCredentialRequestOptionsJSON & { readonly rpId: string }

/** What a browser says after a ceremony, as the service takes it. */
export type AssertionSent = {
  credential: string
  client_data: string
  authenticator_data: string
  signature: string
  user_handle?: string
}

type CeremonyOptions = {
  readonly place: PasskeyPlace
  /** The keys are listed in the address field, and the reader chooses one or none. */
  readonly autofill?: boolean
  /** Asks the service for a challenge. */
  readonly options: () => Promise<RequestOptions>
}

/** Asks the browser for a passkey. Throws what the call throws, and faults of the browser. */
export async function askForPasskey({
  place,
  autofill = false,
  options,
}: CeremonyOptions): Promise<Ceremony<{ rpId: string; sent: AssertionSent }>> {
  if (!(await isHere(place))) return 'elsewhere'
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return 'cancelled'
  const optionsJSON = await options()
  const answer = await ended(startAuthentication({ optionsJSON, useBrowserAutofill: autofill }))
  if (typeof answer === 'string') return answer
  const { id: credential, response } = answer.done
  return {
    done: {
      rpId: optionsJSON.rpId,
      sent: {
        credential,
        client_data: response.clientDataJSON,
        authenticator_data: response.authenticatorData,
        signature: response.signature,
        ...(response.userHandle && { user_handle: response.userHandle }),
      },
    },
  }
}

/** Names a key that the service does not know to the browser, which then hides it. */
export const hideUnknown = (rpID: string, credentialID: string): Promise<unknown> =>
  signalled({ signalName: 'unknownCredential', rpID, credentialID })

type Made = {
  readonly place: PasskeyPlace
  /** The browser makes it without asking, with the password manager that has just filled the password in. */
  readonly byItself?: boolean
  /** Asks the service for a challenge; ways to reach a key are what browsers once said. */
  readonly options: () => Promise<object>
}

/** What a browser says after making a key, as the service takes it. */
export type PasskeySent = { client_data: string; attestation: string; transports?: string[] }

/** Has the browser make a passkey. Throws what the call throws, and faults of the browser. */
export async function makePasskey({
  place,
  byItself = false,
  options,
}: Made): Promise<Ceremony<PasskeySent>> {
  if (!(await isHere(place))) return 'elsewhere'
  // The cast: the library knows the ways to reach a key by name, the service hands on what browsers said.
  const optionsJSON = (await options()) as PublicKeyCredentialCreationOptionsJSON
  const answer = await ended(startRegistration({ optionsJSON, useAutoRegister: byItself }))
  if (typeof answer === 'string') return answer
  const { clientDataJSON, attestationObject, transports } = answer.done.response
  return {
    done: {
      client_data: clientDataJSON,
      attestation: attestationObject,
      ...(transports && { transports }),
    },
  }
}

/** Whether this browser makes passkeys by itself on such a page. */
export const makesByItself = async (place: PasskeyPlace): Promise<boolean> =>
  (await isHere(place)) && (await getBrowserCapabilities()).conditionalCreate === 'supported'

/** Ends the ceremony that waits, if one does: the page that began it is gone. */
export const stopCeremony = (): void => WebAuthnAbortService.cancelCeremony()

// A courtesy: not every browser knows signals, nor takes them on every page.
export const signalled = (signal: Parameters<typeof sendSignal>[0]): Promise<unknown> =>
  sendSignal(signal).catch(() => undefined)

/** Whether a page can hold a ceremony in this browser. */
export async function isHere(place: PasskeyPlace): Promise<boolean> {
  if (place !== 'related') return place === 'here'
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
