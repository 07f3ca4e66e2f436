import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { readSettings } from './settings.ts'

const printed = (given: NodeJS.ProcessEnv) => addresses(readSettings(given, false))

test('names the issuer and the demonstration partner, on the ports that were asked for', () => {
  const text = printed({ PORT: '4000', PARTNER_PORT: '4002' })
  expect(text).toMatch(/Partners' issuer +http:\/\/sso\.localhost:4000\/oidc\n/)
  expect(text).toMatch(/A partner's site +http:\/\/localhost:4002\/ /)
})

test('names no demonstration where partners of one’s own replace it', () => {
  expect(printed({ PARTNERS_FILE: 'partners.json' })).not.toContain("A partner's site")
  expect(printed({ PARTNERS: '[]' })).not.toContain("A partner's site")
})
