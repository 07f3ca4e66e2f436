import { createHash } from 'node:crypto'

/** Secret of the demonstration partner and of the desk; public, since only `local` and `dev` know it. */
const secret = 'development-only'

/** The partner that `npm run partner` is, and a device without a keyboard, as PARTNERS has them. */
export const demoPartner = (port: number, mainPort: number): string =>
  JSON.stringify([
    {
      client_id: 'demo',
      name: 'Partner-Beispiel',
      kind: 'site',
      secret_sha256: createHash('sha256').update(secret).digest('base64url'),
      redirect_uris: [`http://localhost:${port}/zurueck`],
      post_logout_redirect_uris: [`http://localhost:${port}/`],
      backchannel_logout_uri: `http://localhost:${port}/abgemeldet`,
      scopes: ['email', 'rights'],
    },
    {
      client_id: 'demo-geraet',
      name: 'Fernseher-Beispiel',
      kind: 'app',
      device_grant: true,
      sector: 'localhost',
      scopes: ['rights'],
    },
    {
      client_id: 'desk',
      name: 'Leserservice',
      kind: 'site',
      secret_sha256: createHash('sha256').update(secret).digest('base64url'),
      redirect_uris: [`http://desk.localhost:${mainPort}/angemeldet`],
      first_party: true,
      scopes: ['email'],
    },
  ])

/** The desk of the reader service, as DESK has it: the stack's own provider knows addresses alone, which name the roles. */
export const demoDesk = (mainPort: number): string =>
  JSON.stringify({
    origin: `http://desk.localhost:${mainPort}`,
    issuer: `http://sso.localhost:${mainPort}/oidc`,
    client_id: 'desk',
    client_secret: secret,
    roles: {
      'leserservice@example.test': 'service',
      'leitung@example.test': 'lead',
      'pruefung@example.test': 'auditor',
    },
  })
