import { expect, test } from 'vitest'
import { linkParts } from './link-parts.js'

const a = 'https://a.example.test/'

test.each([
  ['ohne Link', [], [{ text: 'ohne Link' }]],
  [`vor ${a} nach`, [a], [{ text: 'vor ' }, { text: a, href: a }, { text: ' nach' }]],
  [`${a}x ${a}`, [a, `${a}x`], [{ text: `${a}x`, href: `${a}x` }, { text: ' ' }, { text: a, href: a }]],
  [`${a}.`, [], [{ text: `${a}.` }]],
  ['', [a], []],
])('%j with the links %j is cut at them and nothing is lost', (text, links, parts) => {
  expect(linkParts(text, links)).toEqual(parts)
})
