import { expect, test } from 'vitest'
import { linksIn } from './links.ts'

test.each([
  ['Weiter: https://a.example.test/x?y=1&z=2#t', ['https://a.example.test/x?y=1&z=2#t']],
  ['Am Satzende: https://a.example.test/x.', ['https://a.example.test/x']],
  ['(siehe https://a.example.test/x), dann', ['https://a.example.test/x']],
  ['https://a.example.test/Ente_(Tier)', ['https://a.example.test/Ente_(Tier)']],
  ['<https://a.example.test/x>', ['https://a.example.test/x']],
  ['„https://a.example.test/x“', ['https://a.example.test/x']],
  [
    'http://az.localhost:3000/a\r\nhttp://az.localhost:3000/b',
    ['http://az.localhost:3000/a', 'http://az.localhost:3000/b'],
  ],
  [
    'https://b.example.test https://a.example.test https://b.example.test',
    ['https://b.example.test', 'https://a.example.test'],
  ],
  ['javascript:alert(1) ftp://a.example.test mailto:a@example.test http:// https://', []],
])('of the text %j the links are %j', (text, links) => {
  expect(linksIn(text, null)).toEqual(links)
})

test.each([
  ['<a href="https://a.example.test/?a=1&amp;b=2">', ['https://a.example.test/?a=1&b=2']],
  ["<a\nhref = 'https://a.example.test/&#x61;&#98;'>", ['https://a.example.test/ab']],
  ['<a href=https://a.example.test/x>', ['https://a.example.test/x']],
  ['<a href="javascript:alert(1)"><a href="/relativ"><a href="mailto:a@example.test">', []],
  ['<img src="https://a.example.test/x.png" data-href="https://b.example.test">', []],
  ['<a href="https://a.example.test/&#9999999;">', ['https://a.example.test/&#9999999;']],
])('of the HTML %j the links are %j', (html, links) => {
  expect(linksIn(null, html)).toEqual(links)
})

test('links of the text come first, those only in the HTML after them', () => {
  const html = '<a href="https://c.example.test/"></a><a href="https://a.example.test/"></a>'
  const links = linksIn('https://b.example.test/ https://a.example.test/', html)
  expect(links).toEqual(['https://b.example.test/', 'https://a.example.test/', 'https://c.example.test/'])
})

test.each([
  ['closing brackets', `https://a.example.test/${')'.repeat(2_000_000)}`],
  ['unclosed attributes', ' href="'.repeat(300_000)],
  ['schemes', 'https://'.repeat(300_000)],
])('millions of %s are read in time that grows with their number only', (_name, hostile) => {
  const before = process.cpuUsage()
  linksIn(hostile, hostile)
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})
