import { describe, expect, test } from 'vitest'
import { isWeakPassword, passwordHintsMet } from './password.ts'

describe('hints', () => {
  test.each([
    ['Abcdef12', { minLength: true, lowercase: true, uppercase: true, digit: true }],
    ['Abcdef1', { minLength: false, lowercase: true, uppercase: true, digit: true }],
    ['ABCDEF12', { minLength: true, lowercase: false, uppercase: true, digit: true }],
    ['abcdef12', { minLength: true, lowercase: true, uppercase: false, digit: true }],
    ['Abcdefgh', { minLength: true, lowercase: true, uppercase: true, digit: false }],
    ['Ähöüß12ß', { minLength: true, lowercase: true, uppercase: true, digit: true }],
    ['', { minLength: false, lowercase: false, uppercase: false, digit: false }],
  ])('%s', (password, met) => {
    expect(passwordHintsMet(password)).toEqual(met)
  })
})

describe('a password is weak when it', () => {
  const common = (password: string) => password === 'geläufig-1'
  test.each([
    ['misses a hint', 'abcdef12', {}],
    ['is a common one', 'Geläufig-1', {}],
    ['contains the name of the mailbox', 'Xkrautwickel9', { email: 'krautwickel@example.test' }],
    ['contains a part of it', 'Wickelfeld-9', { email: 'anna.wickelfeld@example.test' }],
    ['contains a name', 'Wolkenstein-9', { names: [null, 'von Wolkenstein'] }],
  ])('%s', (_why, password, context) => {
    expect(isWeakPassword(password, context, common)).toBe(true)
  })

  test('not when a short name happens to stand in it', () => {
    expect(isWeakPassword('Bleistift-Otto-9', { names: ['Otto'], email: 'otto@x.de' })).toBe(false)
  })
})
