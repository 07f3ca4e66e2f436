import { createHash, randomBytes } from 'node:crypto'
import { editionUrl, processEnvironment } from './stack.ts'

/** The demonstration partner of the local stack. */
export const partnerName = 'Partner-Beispiel'
/** Its own site, where nothing need run. */
export const partnerUrl = `http://localhost:${processEnvironment.PARTNER_PORT}`

/** Where it sends a browser to sign in; what it does with the code is its own matter. */
export function partnerSignIn(more: Readonly<Record<string, string>> = {}): string {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'demo',
    redirect_uri: `${partnerUrl}/zurueck`,
    response_type: 'code',
    scope: 'openid email rights',
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  return `${editionUrl('sso')}/oidc/auth?${query}`
}
