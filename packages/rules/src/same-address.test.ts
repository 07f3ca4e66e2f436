import { describe, expect, test } from 'vitest'
import { isSameAddress } from './same-address.ts'

const home = { postcode: '12345', street: 'Müller-Straße', housenumber: '12 a' }

describe('the same address', () => {
  test.each([
    ['Muellerstr.', '12A'],
    ['MÜLLER STRASSE', '12a'],
    ['müllerstraße', ' 12 A '],
    ['Mueller-Str', '12 a'],
  ])('%s %s', (street, housenumber) => {
    expect(isSameAddress(home, { postcode: '12345', street, housenumber })).toBe(true)
  })
})

describe('another address', () => {
  test.each([
    ['54321', 'Müller-Straße', '12 a'],
    ['12345', 'Müllerweg', '12 a'],
    ['12345', 'Müller-Straße', '12'],
    ['12345', 'Müller-Straße', '12 b'],
    ['12345', 'Straße', '12 a'],
  ])('%s %s %s', (postcode, street, housenumber) => {
    expect(isSameAddress(home, { postcode, street, housenumber })).toBe(false)
  })
})
