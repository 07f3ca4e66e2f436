import { expect, test } from 'vitest'
import { addresses, loginFor, withQuery } from './addresses.ts'

test('no two pages have one address, and none carries a query or a prefix of its own', () => {
  const all = Object.values(addresses)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => !/^\/[\w/-]*$/.test(address) || address.startsWith('/na/'))).toEqual([])
})

test('a query keeps its order, and its values cannot add to it', () => {
  expect(withQuery('/a', { id: '7', token: 'x&id=8#y' })).toBe('/a?id=7&token=x%26id%3D8%23y')
})

test('the login leads back to the wanted address, query and all', () => {
  expect(loginFor('/meine-nachrichten?seite=2')).toBe(
    '/service/profil/loginRegister?redirectFrom=%2Fmeine-nachrichten%3Fseite%3D2',
  )
})
