import { editionNamed, servedEditions, signOnOf } from '@leserkonto/editions'
import { caniemail } from 'caniemail'
import { expect, test } from 'vitest'
import { mailSamples } from './samples.ts'

const editions = servedEditions({})
const az = editionNamed(editions, 'az') ?? signOnOf(editions)

/** What some of the programs leave out by the tables of caniemail.com, and why a mail reads without it. */
const doneWithout: Readonly<Record<string, string>> = {
  '@media': 'narrow screens and dark colours, nowhere else than at the head',
  'color-scheme meta tag': 'programs that turn colours themselves need none',
  '<style> element': 'the same',
  'display:none': 'the line for lists is one pixel high, in the colour of the page',
  'max-height property': 'the same, where `mso-hide` hides it',
  overflow: 'the same',
  'border-radius': 'corners are square',
  'role attribute': 'a layout is read out as a table',
  'lang attribute': 'the mail says its language in its header, too',
  'word-break': 'a long address goes on to the right',
  '<body> element': 'the outer table has its colour as well',
}

test('no mail uses what Gmail, Outlook, Apple Mail, GMX and WEB.DE leave out, but what it reads well without', () => {
  const clients = [
    'gmail.*',
    'outlook.*',
    'apple-mail.*',
    'gmx.desktop-webmail',
    'web-de.desktop-webmail',
  ] as const
  const missing = new Set<string>()
  for (const sample of Object.values(mailSamples)) {
    const { issues } = caniemail({ clients: [...clients], html: sample(az).html })
    for (const found of issues.errors.values()) for (const { title } of found) missing.add(title)
  }
  expect([...missing].sort()).toEqual(Object.keys(doneWithout).sort())
})

test('Gmail cuts off none', () => {
  const sizes = Object.values(mailSamples).map((sample) => Buffer.byteLength(sample(az).html))
  expect(Math.max(...sizes)).toBeLessThan(102_000 / 8)
})
