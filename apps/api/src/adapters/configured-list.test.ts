import { describe, expect, test } from 'vitest'
import type { ListPlace } from './configured-list.ts'
import { loadPartnerClients } from './openid/clients.ts'
import { readPortals } from './portals.ts'
import { readReceivers } from './webhooks.ts'

const hash = 'x'.repeat(43)
const lists = [
  {
    name: 'PARTNERS',
    read: (where: ListPlace) => loadPartnerClients(where),
    entry: {
      client_id: 'e-paper',
      name: 'E-Paper',
      kind: 'app',
      secret_sha256: hash,
      redirect_uris: ['https://epaper.example/zurueck'],
      post_logout_redirect_uris: ['https://epaper.example/'],
      backchannel_logout_uri: 'https://epaper.example/abmelden',
      sector: 'epaper',
      first_party: true,
      scopes: ['email'],
      device_grant: false,
      requires_pkce: true,
      claims_in_id_token: true,
      id_token_alg: 'RS256',
    },
  },
  {
    name: 'PORTALS',
    read: (where: ListPlace) => readPortals(where, false),
    entry: { id: 'az', secrets_sha256: [hash], origins: ['https://az.example'] },
  },
  {
    name: 'WEBHOOKS',
    read: (where: ListPlace) => readReceivers(where, false),
    entry: {
      id: 'crm',
      url: 'https://crm.example/leserkonto',
      secrets: [`whsec_${'x'.repeat(32)}`],
      events: ['account.changed'],
    },
  },
] as const

const secret = 'http://geheim'
const wrongValues = [
  null,
  7,
  '',
  secret,
  `${secret}#${'x'.repeat(600)}`,
  [secret],
  [7],
  [],
  Array(30).fill(secret),
  {},
]

describe.each(lists)('$name', ({ name, read, entry }) => {
  /** What is said of a list. */
  const refusal = (list: unknown): string[] => {
    try {
      read({ json: JSON.stringify(list) })
      return []
    } catch (error) {
      return (error as Error).message.split('\n').slice(1)
    }
  }

  test('what is right is taken', () => {
    expect(refusal([entry])).toEqual([])
  })

  test.each(Object.keys(entry))('a wrong %s is named in our own sentence, without its value', (field) => {
    const said = [...wrongValues, undefined].flatMap((value) => refusal([{ ...entry, [field]: value }]))
    expect(said).not.toEqual([])
    for (const line of said) {
      expect(line).toMatch(/^ {2}[A-Z]+ at 0(\.\w+)+: (must .+|is missing|is needed .+|is for .+)\.$/)
      expect(line).not.toMatch(/geheim|expected|received|"/)
    }
  })

  test('so is what is no list, no entry, twice there or not known', () => {
    expect(refusal({})).toEqual([`  ${name} must be a list.`])
    expect(refusal([7])).toEqual([`  ${name} at 0: must be an object.`])
    expect(refusal([{ ...entry, x: secret, y: secret }])).toEqual([`  ${name} at 0: must not have x and y.`])
    expect(refusal([entry, entry])).toEqual([expect.stringMatching(/^ {2}[A-Z]+ has one \w+ twice\.$/)])
  })
})

test.each([
  [{ name: 'x'.repeat(61) }, 'name: must have 60 characters or fewer'],
  [
    { redirect_uris: Array(21).fill('https://epaper.example/') },
    'redirect_uris: must have 20 entries or fewer',
  ],
  [{ kind: 'web' }, 'kind: must be site or app'],
  [{ client_id: 'X' }, 'client_id: must be 2 to 64 small letters, digits and hyphens'],
  [{ first_party: 'ja' }, 'first_party: must be true or false'],
  [
    { redirect_uris: ['https://epaper.example/', 'http://epaper.example/'] },
    'redirect_uris.1: must be https, on this machine, or an app’s own scheme with a dot',
  ],
])('a bound is said: %j', (wrong, said) => {
  const json = JSON.stringify([{ ...lists[0].entry, ...wrong }])
  expect(() => loadPartnerClients({ json })).toThrow(`  PARTNERS at 0.${said}.`)
})
