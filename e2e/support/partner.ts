import { createHash, randomBytes } from 'node:crypto'
import { call } from './call.ts'
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

/** What the demonstration device calls itself. */
export const deviceName = 'Fernseher-Beispiel'
const client_id = 'demo-geraet'

/** A device without a keyboard asks for a code to show; `tokens` is what it hears when it asks for its tokens. */
export async function deviceAsks(more: Readonly<Record<string, string>> = {}) {
  const ask = async (path: string, form: Readonly<Record<string, string>>) => {
    const { body } = await call(`${editionUrl('sso')}/oidc${path}`, { method: 'POST', form })
    return body as Readonly<Record<string, unknown>>
  }
  const { user_code, device_code } = await ask('/device/auth', { client_id, scope: 'openid rights', ...more })
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
  return {
    code: String(user_code),
    tokens: () => ask('/token', { client_id, grant_type, device_code: String(device_code) }),
  }
}
