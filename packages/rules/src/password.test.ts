import { describe, expect, test } from 'vitest'
import { canBePassword, isCommonPassword, passwordFlaw, passwordHintsMet } from './password.ts'

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

describe('a password is refused because it', () => {
  const common = (password: string) => password === 'geläufig-1'
  test.each([
    ['misses a hint', 'abcdef12', {}, 'hint'],
    ['is a common one', 'Geläufig-1', {}, 'common'],
    ['contains the name of the mailbox', 'Xkrautwickel9', { email: 'krautwickel@example.test' }, 'address'],
    ['contains a part of it', 'Wickelfeld-9', { email: 'anna.wickelfeld@example.test' }, 'address'],
    ['contains a name', 'Wolkenstein-9', { names: [null, 'von Wolkenstein'] }, 'name'],
  ])('%s', (_why, password, context, flaw) => {
    expect(passwordFlaw(password, context, common)).toBe(flaw)
  })

  test('not because a short name happens to be in it', () => {
    expect(passwordFlaw('Bleistift-Otto-9', { names: ['Otto'], email: 'otto@x.de' })).toBeUndefined()
  })
})

test('a common word is one with digits or punctuation behind it, too', () => {
  const isWord = (word: string) => word === 'sommer'
  expect(
    ['sommer', 'sommer2024!', '2024sommer', ''].filter((text) => isCommonPassword(text, isWord)),
  ).toEqual(['sommer', 'sommer2024!'])
  expect(isCommonPassword('schalke04', (word) => word === 'schalke04')).toBe(true)
})

test('a word without two letters, or a short one with its own digits, refuses no password', () => {
  expect(['sommer', 'schalke04', 'ab', '12345678', 'a1234567', 'abc123'].filter(canBePassword)).toEqual([
    'sommer',
    'schalke04',
    'ab',
  ])
})
