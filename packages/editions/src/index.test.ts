import { expect, test } from 'vitest'
import { servedEditions } from './index.ts'

test('an edition names the host it is served on, without its port and first of its domains', () => {
  const served = servedEditions({ az: 'http://az.localhost:3000', rt: 'https://rt.example' })
  const [az, rt, ht] = served.map(({ ownUrl, ownHost, domains }) => ({ ownUrl, ownHost, first: domains[0] }))
  expect(az).toEqual({ ownUrl: 'http://az.localhost:3000', ownHost: 'az.localhost', first: 'az.localhost' })
  expect(rt).toEqual({ ownUrl: 'https://rt.example', ownHost: 'rt.example', first: 'rt.example' })
  expect(ht?.ownUrl).toBe(`https://${ht?.ownHost}`)
})
