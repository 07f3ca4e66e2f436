import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emailKey,
  maskedEmail,
  normalizedEmail,
  readableEmail,
  reasonAgainstEmail,
  untaggedEmailKey,
} from './email.ts'

describe('an address is stored trimmed, its domain in lower case and as A-labels', () => {
  test.each([
    ['  Leser@Example.TEST ', 'Leser@example.test'],
    ['umlaut@müller-bau.test', 'umlaut@xn--mller-bau-q9a.test'],
    ['UMLAUT@MÜLLER-BAU.test', 'UMLAUT@xn--mller-bau-q9a.test'],
    ['a@b@example.test', 'a@b@example.test'],
    ['no address', 'no address'],
    ['x@exa mple.test', 'x@exa mple.test'],
  ])('%s', (typed, stored) => {
    expect(normalizedEmail(typed)).toBe(stored)
  })
})

test('case does not make another account; dots and tags do', () => {
  expect(emailKey('Leser@example.test')).toBe(emailKey(' lESER@EXAMPLE.test '))
  expect(emailKey('a.b@example.test')).not.toBe(emailKey('ab@example.test'))
  expect(emailKey('a+x@example.test')).not.toBe(emailKey('a@example.test'))
  expect(untaggedEmailKey('a+x+y@example.test')).toBe('a@example.test')
  expect(untaggedEmailKey('+x+y@example.test')).toBe('+x@example.test')
})

test.each([
  'leser@exa\u00admple.test',
  'leser@ｅxample.test',
  'leser@example。test',
  'leser@EXAMPLE.test\u200b',
  'leser@example.test）',
])('%s is the mailbox it is delivered to, so no second account of it', (typed) => {
  expect(normalizedEmail(typed)).toBe('leser@example.test')
})

describe('a domain that a browser has turned into A-labels is read as it was typed', () => {
  const inBrowser = (typed: string) => {
    const at = typed.lastIndexOf('@') + 1
    return typed.slice(0, at) + new URL(`http://${typed.slice(at)}`).hostname
  }
  test.each([
    ['grete@walk\u2010haus.test', 'grete@walk-haus.test'],
    ['grete@walk\u2011haus.test', 'grete@walk-haus.test'],
    ['grete@walk–haus.test', 'grete@walk-haus.test'],
    ['grete@walk−haus.test', 'grete@walk-haus.test'],
    ['grete@walk.test·', 'grete@walk.test'],
    ['grete@walk.test“', 'grete@walk.test'],
    ['grete@walk•test', 'grete@walk.test'],
    ['grete@walk.test\u2800', 'grete@walk.test'],
    ['grete@MÜLLER‐bau.test', 'grete@xn--mller-bau-q9a.test'],
    ['grete@col·legi.test', 'grete@xn--collegi-xma.test'],
  ])('%s', (typed, meant) => {
    expect(normalizedEmail(typed)).toBe(meant)
    expect(normalizedEmail(inBrowser(typed))).toBe(meant)
  })

  test('any of them', () => {
    const sign = fc.constantFrom(...'aelmzßÉüαя中-‐‑–−·•١é·“»…\u00ad\u2800')
    const label = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        const typed = `a@${[...labels, 'test'].join('.')}`
        fc.pre(URL.canParse(`http://${typed.slice(2)}`))
        expect(normalizedEmail(inBrowser(typed))).toBe(normalizedEmail(typed))
      }),
      { numRuns: 1_000 },
    )
  })

  test.each(['xn--0', 'xn--a', 'xn--99999999999', 'xn--m-ller'])('%s encodes nothing', (label) => {
    expect(reasonAgainstEmail(normalizedEmail(`a@${label}.test`))).toBe('FORMAT')
  })
})

describe('what is no address', () => {
  test.each([
    ['', 'AT_MISSING'],
    ['leser', 'AT_MISSING'],
    ['@example.test', 'FORMAT'],
    ['leser@example', 'DOMAIN_ENDING'],
    ['leser@-example.test', 'FORMAT'],
    ['le ser@example.test', 'BLANK_INSIDE'],
    ['leser.@example.test', 'FORMAT'],
    ['a@b@example.test', 'FORMAT'],
    [`${'a'.repeat(65)}@example.test`, 'FORMAT'],
    [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.test`, 'FORMAT'],
    ['a@127.0.0.1', 'FORMAT'],
    ['a@127.1', 'FORMAT'],
    ['a@0x7f.1', 'FORMAT'],
    ['a@2130706433', 'FORMAT'],
    ['a@b.test; c@d.test', 'SEVERAL'],
    ['leser@ex ample.test', 'BLANK_INSIDE'],
    ['a@b.test (c@d.test)', 'SEVERAL'],
    ['a@ex%61mple.test', 'FORMAT'],
    ['jörg@x.de', 'ASCII_LOCAL_PART'],
  ])('%s', (email, reason) => {
    expect(reasonAgainstEmail(normalizedEmail(email))).toBe(reason)
  })
})

describe('what is one', () => {
  test.each([
    'leser@example.test',
    "o'neill+zeitung@sub.example.test",
    `${'a'.repeat(64)}@example.test`,
    'a@1.test',
  ])('%s', (email) => {
    expect(reasonAgainstEmail(email)).toBeUndefined()
  })
})

test.each([
  ['o’neill@example.test', "o'neill@example.test"],
  ["'leser@example.test", "'leser@example.test"],
  ['x@foo‑bar.test', 'x@foo-bar.test'],
  ['anna(at)example.test', 'anna@example.test'],
  ['anna [ät] example.test', 'anna@example.test'],
  ['anna@example,test', 'anna@example.test'],
  ['anna@example .test', 'anna@example.test'],
  ['anna@example. test', 'anna@example.test'],
  ['anna @ example . test', 'anna@example.test'],
  // Of a Persian domain the joiner is a part.
  ['x@نامه\u200cای.test', 'x@xn--mgba3gch31f060k.test'],
])('%s is read as %s', (typed, meant) => {
  expect(normalizedEmail(typed)).toBe(meant)
})

test.each([
  ['info@xn--mller-bau-q9a.test', 'info@müller-bau.test'],
  ['info@example.test', 'info@example.test'],
  // Cyrillic: it looks like `apple`.
  ['info@xn--pple-43d.test', 'info@xn--pple-43d.test'],
  ['info', 'info'],
])('%s is shown as %s', (email, shown) => {
  expect(readableEmail(email)).toBe(shown)
})

test('a masked address shows first letters and the top domain only', () => {
  expect(maskedEmail('maria@daheim.de')).toBe('m***@d***.de')
})

test.each([
  ['brackets in pairs', `a${'()'.repeat(400)}b`],
  ['signs that may follow', `a${'.'.repeat(900)}b`],
  ['brackets that open', `‹${'('.repeat(400)}${')'.repeat(400)}@`],
  ['a scheme again and again', 'mailto:'.repeat(140)],
  ['more than anybody pastes', `‹${'@'.repeat(60_000)}`],
])('reading ends, whatever an address is not: %s', (_what, typed) => {
  expect(reasonAgainstEmail(normalizedEmail(typed))).toBeDefined()
})
