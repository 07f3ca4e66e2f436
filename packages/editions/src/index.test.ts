import { expect, test } from 'vitest'
import { editionNamed, isSignOn, servedEditions, signOnOf } from './index.ts'

test('an edition names the host it is served on, without its port and first of its domains', () => {
  const served = servedEditions({ az: 'http://az.localhost:3000', rt: 'https://rt.example' })
  const [az, rt, ht] = served.map(({ ownUrl, ownHost, domains }) => ({ ownUrl, ownHost, first: domains[0] }))
  expect(az).toEqual({ ownUrl: 'http://az.localhost:3000', ownHost: 'az.localhost', first: 'az.localhost' })
  expect(rt).toEqual({ ownUrl: 'https://rt.example', ownHost: 'rt.example', first: 'rt.example' })
  expect(ht?.ownUrl).toBe(`https://${ht?.ownHost}`)
})

test('one edition is the sign-on edition, and the others are found by their shortcut', () => {
  const served = servedEditions({})
  expect(served.filter(isSignOn)).toEqual([signOnOf(served)])
  expect(editionNamed(served, 'rt')?.name).toBe(served[1]?.name)
  expect(editionNamed(served, 'xy')).toBeUndefined()
})
