import type { CDPSession, Page } from '@playwright/test'

/**
 * A device with passkeys for a page's browser, as Chromium simulates one. It shows no dialogs: while it is `willing` it
 * answers whatever is asked of it at once, and else it waits as a reader would who does nothing. Its counter rises with
 * each use if it `counts`; address fields offer its keys if it `lists` them. Its browser makes keys by itself if it `makes`
 * them: Chromium says that it does, but without its password manager it waits for ever, so it is asked as if by hand.
 */
export async function virtualAuthenticator(
  page: Page,
  { counts = false, lists = false, makes = false } = {},
) {
  await page.addInitScript((conditionalCreate) => {
    const capabilities = PublicKeyCredential.getClientCapabilities.bind(PublicKeyCredential)
    PublicKeyCredential.getClientCapabilities = async () => ({ ...(await capabilities()), conditionalCreate })
    const create = navigator.credentials.create.bind(navigator.credentials)
    navigator.credentials.create = (asked) => {
      const { mediation: _, ...byHand } = (asked ?? {}) as CredentialCreationOptions & { mediation?: string }
      return create(byHand)
    }
  }, makes)
  // The list of the address field would answer before the button is pressed.
  if (!lists)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
      defaultBackupEligibility: !counts,
      defaultBackupState: !counts,
    },
  })
  return {
    session,
    willing: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether its holder is recognised. */
    recognises: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** What its answers have wrong: the signature, or the word that its holder was verified. */
    lies: (bits: { isBogusSignature?: boolean; isBadUV?: boolean; isBadUP?: boolean }) =>
      session.send('WebAuthn.setResponseOverrideBits', { authenticatorId, ...bits }),
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Puts a key in, as from a copy of the device. */
    put: (credential: Key) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
    drop: (credentialId: string) =>
      session.send('WebAuthn.removeCredential', { authenticatorId, credentialId }),
    /** Resolves when the browser has removed this key because a page said that it is known no more. */
    forgets: (credentialId: string) => signalled(session, 'WebAuthn.credentialDeleted', credentialId),
  }
}

/** A key of an authenticator, with its private part. */
export type Key = {
  credentialId: string
  isResidentCredential: boolean
  rpId?: string
  privateKey: string
  userHandle?: string
  signCount: number
}

const signalled = (session: CDPSession, event: 'WebAuthn.credentialDeleted', credentialId: string) =>
  new Promise<void>((resolve) => {
    session.on(event, (said: { credentialId: string }) => {
      if (said.credentialId === credentialId) resolve()
    })
  })
