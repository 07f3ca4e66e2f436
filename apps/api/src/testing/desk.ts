import { createHash } from 'node:crypto'
import { deskAddresses, type StaffRole } from '@leserkonto/rules'
import type { StaffMember } from '../adapters/staff/staff-issuer.ts'
import type { Harness } from './harness.ts'
import { partnerSecret, partnersEnv } from './partners.ts'

/** Where the desk of a harness is. */
export const deskOrigin = 'http://desk.localhost:3000'

/** The desk as a client of the house's own provider. */
const client = {
  client_id: 'desk',
  name: 'Leserservice',
  kind: 'site' as const,
  redirect_uris: [`${deskOrigin}${deskAddresses.signedIn}`],
  first_party: true,
  scopes: ['email' as const],
}

/** The environment of a harness with a desk, at which these addresses have roles. */
export const deskEnv = (roles: Readonly<Record<string, StaffRole>> = {}) => ({
  ...partnersEnv({
    ...client,
    secret_sha256: createHash('sha256').update(partnerSecret).digest('base64url'),
  }),
  DESK: JSON.stringify({
    origin: deskOrigin,
    issuer: 'http://sso.localhost:3000/oidc',
    client_id: 'desk',
    client_secret: partnerSecret,
    roles,
    ticket_origins: ['https://tickets.verlag.example'],
  }),
})

/** A browser of the staff at the desk. `get` and `post` answer with the page; forms carry the proof of the last page. */
export function deskOf(api: () => Harness) {
  /** Signs somebody in without the issuer's pages: what it would say is given. */
  async function staff(member: StaffMember) {
    const { deps } = api()
    const issuer = deps.staffIssuer
    if (!issuer) throw new Error('the harness has no desk')
    deps.staffIssuer = {
      ...issuer,
      begin: async () => ({ url: 'http://issuer.example/', check: 'x' }),
      finish: async () => member,
    }
    const caller = api().caller()
    const cookies = new Map<string, string>()
    const ask = async (method: 'get' | 'post', path: string, fields?: Record<string, string>) => {
      const asked = caller
        .request(method, path)
        .set('host', 'desk.localhost:3000')
        .set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const sent =
        method === 'post'
          ? asked
              .set('sec-fetch-site', 'same-origin')
              .type('form')
              .send({ proof, ...fields })
          : asked
      const answer = await sent
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      proof = /name="proof" value="([^"]+)"/.exec(answer.text)?.[1] ?? proof
      return answer
    }
    let proof = ''
    await ask('get', deskAddresses.signIn)
    await ask('get', `${deskAddresses.signedIn}?code=x`)
    deps.staffIssuer = issuer
    await ask('get', member.role === 'auditor' ? deskAddresses.record : deskAddresses.search)
    return {
      member,
      cookies,
      get: (path: string) => ask('get', path),
      post: (path: string, fields: Record<string, string> = {}) => ask('post', path, fields),
      /** Does an act on the page of a reader. */
      act: (id: string, act: string, fields: Record<string, string> = {}) =>
        ask('post', `${deskAddresses.reader}/${id}/${act}`, {
          reason: 'wish',
          identified: 'call_back',
          ...fields,
        }),
    }
  }

  let count = 0
  /** Somebody new with a role. */
  const somebody = (role: StaffRole) => {
    count += 1
    return staff({
      subject: `${role}-${count}-${api().deps.ids.newId()}`,
      name: `${role}.${count}@haus.test`,
      role,
    })
  }

  return { staff, somebody }
}
