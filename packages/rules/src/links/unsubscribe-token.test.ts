import { expect, test } from 'vitest'
import { unsubscribeTokenParts, unsubscribeTokenSubject } from './unsubscribe-token.ts'

const newsletterUserId = '00000000-0000-4000-8000-000000000001'
const mac = 'm'.repeat(43)

test.each(['az-morgen', null])('a token for %s comes apart as it was put together', (newsletterId) => {
  const subject = unsubscribeTokenSubject({ newsletterUserId, newsletterId, keyVersion: '1' })
  expect(unsubscribeTokenParts(`${subject}.${mac}`)).toEqual({
    newsletterUserId,
    newsletterId,
    keyVersion: '1',
    mac,
  })
})

test.each([
  '',
  mac,
  `${newsletterUserId}.az-morgen.1.${mac}x`,
  `${newsletterUserId}.az_morgen.1.${mac}`,
  `${newsletterUserId}.1.${mac}`,
])('%s is none', (token) => {
  expect(unsubscribeTokenParts(token)).toBeUndefined()
})
