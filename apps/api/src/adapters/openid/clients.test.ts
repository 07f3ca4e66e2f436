import { expect, test } from 'vitest'
import { loadPartnerClients, sectorOf } from './clients.ts'

const site = {
  client_id: 'e-paper',
  name: 'E-Paper',
  kind: 'site',
  redirect_uris: ['https://epaper.example/zurueck'],
}
const load = (...clients: object[]) => loadPartnerClients({ json: JSON.stringify(clients) })

test('a partner is a stranger without rights unless it says more', () => {
  expect(load(site)).toEqual([
    {
      ...site,
      post_logout_redirect_uris: [],
      first_party: false,
      scopes: [],
      device_grant: false,
      requires_pkce: true,
      claims_in_id_token: false,
      id_token_alg: 'RS256',
    },
  ])
  expect(loadPartnerClients({})).toEqual([])
})

test('partners of one host are of one sector, unless they name another', () => {
  const [one, other, named] = load(
    site,
    { ...site, client_id: 'kiosk', redirect_uris: ['https://epaper.example/kiosk'] },
    { ...site, client_id: 'archiv', sector: 'archiv' },
  )
  expect([one, other, named].map((client) => client && sectorOf(client))).toEqual([
    'epaper.example',
    'epaper.example',
    'archiv',
  ])
})

test.each<[string, object[], string]>([
  ['an address without https', [{ ...site, redirect_uris: ['http://epaper.example/'] }], 'redirect_uris'],
  [
    'an address with a fragment',
    [{ ...site, redirect_uris: ['https://epaper.example/#x'] }],
    'redirect_uris',
  ],
  ['a scheme that is no domain’s', [{ ...site, kind: 'app', redirect_uris: ['epaper:/x'] }], 'redirect_uris'],
  ['an app’s scheme for a site', [{ ...site, redirect_uris: ['example.epaper:/x'] }], 'redirect_uris'],
  ['no address', [{ ...site, redirect_uris: [] }], 'redirect_uris'],
  ['a device of no sector', [{ ...site, kind: 'app', redirect_uris: [], device_grant: true }], 'sector'],
  ['neither a secret nor PKCE', [{ ...site, requires_pkce: false }], 'requires_pkce'],
  ['a secret in the clear', [{ ...site, client_secret: 'geheim' }], 'client_secret'],
  ['a scope that is none', [{ ...site, scopes: ['everything'] }], 'scopes'],
  ['one name twice', [site, site], 'client_id'],
])('%s is refused, with its place', (_name, clients, place) => {
  expect(() => load(...clients)).toThrow(place)
})

test('what is no JSON is refused without a word of it', () => {
  expect(() => loadPartnerClients({ json: 'geheim' })).toThrow('  PARTNERS must be a list in JSON.')
})
