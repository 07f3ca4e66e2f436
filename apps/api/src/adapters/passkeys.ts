/** A passkey as it was stored; bytes are base64url. */
export type StoredKey = { credentialId: string; publicKey: string }

/** A new one. `deviceType`: whether it may be copied to other devices. */
export type NewKey = StoredKey & {
  counter: number
  deviceType: 'singleDevice' | 'multiDevice'
  backedUp: boolean
}

/** What a browser says after a ceremony to sign in; bytes are base64url. */
export type Assertion = {
  credential: string
  clientData: string
  authenticatorData: string
  signature: string
}

/** What a key says of itself with each signature. `counter`: 0 from keys that do not count. */
export type KeyState = Pick<NewKey, 'deviceType' | 'backedUp'> & { counter: number }

/** What it says after making a key. */
export type Attestation = { clientData: string; attestation: string }

/** Judges what browsers bring from WebAuthn ceremonies (WebAuthn level 3, §7). */
export type Passkeys = {
  /** The name all passkeys of the house are bound to. */
  rpId: string
  /** Where it is used, as browsers read them. */
  origins: readonly string[]
  /** COSE algorithms of new keys, the one we like best first. */
  algorithms: readonly number[]
  /**
   * What the key says of itself, if the stored key signed for one of our origins, with its holder present and verified;
   * undefined otherwise. What its counter means is left to the caller.
   */
  verifyAssertion: (assertion: Assertion, key: StoredKey) => Promise<KeyState | undefined>
  /**
   * The new key, under the same conditions; undefined for anything else. One that the browser made by itself has no holder who
   * was present (WebAuthn level 3, §5.1.3 and §7.1).
   */
  verifyAttestation: (attestation: Attestation, made: { byItself: boolean }) => Promise<NewKey | undefined>
  /** The challenge that the browser says it has answered on a page of its own, as text; undefined where there is none. */
  challengeIn: (clientData: string) => string | undefined
}

// Ed25519, ES256, and RS256 for Windows.
const algorithms = [-8, -7, -257]

/** Passkeys of one RP ID, used at these origins and nowhere else. The challenge is left to the caller. */
export function createPasskeys({ rpId, origins }: { rpId: string; origins: readonly string[] }): Passkeys {
  const expected = {
    expectedChallenge: () => true,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
  }
  return {
    rpId,
    origins,
    algorithms,
    verifyAssertion: (assertion, key) =>
      unlessRefused(async ({ verifyAuthenticationResponse }) => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: {
            id: assertion.credential,
            rawId: assertion.credential,
            type: 'public-key',
            response: {
              clientDataJSON: assertion.clientData,
              authenticatorData: assertion.authenticatorData,
              signature: assertion.signature,
            },
            clientExtensionResults: {},
          },
          credential: {
            id: key.credentialId,
            publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
            // Any number is higher, so that the library leaves it to us.
            counter: 0,
          },
        })
        if (!verified) return undefined
        return {
          counter: authenticationInfo.newCounter,
          deviceType: authenticationInfo.credentialDeviceType,
          backedUp: authenticationInfo.credentialBackedUp,
        }
      }),
    verifyAttestation: ({ clientData, attestation }, { byItself }) =>
      unlessRefused(async ({ verifyRegistrationResponse }) => {
        const id = await credentialIn(attestation)
        if (!id) return undefined
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          requireUserPresence: !byItself,
          requireUserVerification: !byItself,
          supportedAlgorithmIDs: algorithms,
          response: {
            id,
            rawId: id,
            type: 'public-key',
            response: { clientDataJSON: clientData, attestationObject: attestation },
            clientExtensionResults: {},
          },
        })
        if (!verified) return undefined
        const {
          credential,
          credentialDeviceType: deviceType,
          credentialBackedUp: backedUp,
        } = registrationInfo
        const publicKey = Buffer.from(credential.publicKey).toString('base64url')
        return { credentialId: credential.id, publicKey, counter: credential.counter, deviceType, backedUp }
      }),
    challengeIn,
  }
}

// Loaded with the first ceremony: most of the library judges certificates of devices, for which we do not ask.
const load = () => import('@simplewebauthn/server')

/** The library throws whatever is wrong with an answer; what it throws quotes the answer and is for nobody's log. */
async function unlessRefused<T>(
  judge: (library: Awaited<ReturnType<typeof load>>) => Promise<T | undefined>,
): Promise<T | undefined> {
  const library = await load()
  try {
    return await judge(library)
  } catch {
    return undefined
  }
}

/**
 * The id of the key in an attestation. Only the kinds that name no maker pass: we ask for none, browsers then send no
 * other, and the library would fetch lists of revoked certificates from the network for the others.
 */
async function credentialIn(attestation: string): Promise<string | undefined> {
  const { decodeAttestationObject, parseAuthenticatorData } = await import('@simplewebauthn/server/helpers')
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  const isAnonymous =
    object.get('fmt') === 'none' || (object.get('fmt') === 'packed' && !object.get('attStmt').get('x5c'))
  const { credentialID } = parseAuthenticatorData(object.get('authData'))
  return isAnonymous && credentialID ? Buffer.from(credentialID).toString('base64url') : undefined
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    // No page of ours is ever shown inside another site's.
    if (typeof challenge !== 'string' || crossOrigin === true) return undefined
    return Buffer.from(challenge, 'base64url').toString('utf8')
  } catch {
    return undefined
  }
}
