import { expect, test } from 'vitest'
import { olderSignInCookies, partnerSignInCookie } from './partners.ts'

const id = (number: number) => `sign-in-number-${String(number).padStart(6, '0')}`

test('of the sign-ins begun the newest are kept; no other cookie is touched', () => {
  const begun = [3, 1, 2].map((number) => `${partnerSignInCookie(id(number), true)}=${number}`)
  const header = ['oidc=1', 'oidc-interaction=x', 'oidc-interaction.sig=7', ...begun, 'userData=2'].join('; ')
  expect(olderSignInCookies(header, 3)).toEqual([])
  expect(olderSignInCookies(header, 1)).toEqual([id(2), id(1)].map((one) => partnerSignInCookie(one, true)))
})
