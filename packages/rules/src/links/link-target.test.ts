import { expect, test } from 'vitest'
import { linkTarget, safeLink } from './link-target.ts'

const host = 'az.example:3000'

test.each([
  ['/artikel/eins?x=1#zwei', 'internal', '/artikel/eins?x=1#zwei'],
  ['#zwei', 'internal', '#zwei'],
  ['?seite=2', 'internal', '?seite=2'],
  ['bilder/eins', 'internal', 'bilder/eins'],
  ['https://az.example:3000/artikel?x=1#y', 'internal', '/artikel?x=1#y'],
  ['http://az.example:3000/artikel', 'internal', '/artikel'],
  ['//az.example:3000/artikel', 'internal', '/artikel'],
  ['HTTPS://AZ.EXAMPLE:3000/Artikel', 'internal', '/Artikel'],
  ['https://az.example:3000', 'internal', '/'],
  ['https://az.example/artikel', 'external', 'https://az.example/artikel'],
  ['//other.example/x', 'external', 'https://other.example/x'],
  ['/\\other.example/x', 'external', 'https://other.example/x'],
  ['https://az.example:3000@other.example/', 'external', 'https://az.example:3000@other.example/'],
  ['https://az.example:3000//other.example/x', 'internal', '/other.example/x'],
  ['/.//other.example', 'internal', '/other.example'],
  ['mailto:redaktion@az.example', 'external', 'mailto:redaktion@az.example'],
  ['tel:+4961311234', 'external', 'tel:+4961311234'],
  ['www.other.example/x', 'external', 'https://www.other.example/x'],
  ['WWW.other.example', 'external', 'https://WWW.other.example'],
  ['wwwseite', 'internal', 'wwwseite'],
  ['', 'none', '#'],
  ['  ', 'none', '#'],
  [undefined, 'none', '#'],
  [null, 'none', '#'],
  ['javascript:alert(1)', 'none', '#'],
  [' JaVaScRiPt:alert(1)', 'none', '#'],
  ['java\nscript:alert(1)', 'none', '#'],
  ['data:text/html,x', 'none', '#'],
  ['vbscript:x', 'none', '#'],
  ['file:///etc/passwd', 'none', '#'],
  ['http://', 'none', '#'],
])('the target %j is %s and becomes %j', (target, kind, href) => {
  expect(linkTarget(target, { host })).toEqual({ kind, href })
})

test('without the page’s host only a relative target is internal', () => {
  expect(linkTarget('/x').kind).toBe('internal')
  expect(linkTarget('https://az.example/x').kind).toBe('external')
})

test('read literally, everything that starts with www is external', () => {
  expect(linkTarget('wwwseite', { host, strictWww: true })).toEqual({
    kind: 'external',
    href: 'https://wwwseite',
  })
})

test.each([
  ['https://other.example/x?y=1', 'https://other.example/x?y=1'],
  ['/artikel?x=1#y', '/artikel?x=1#y'],
  ['/', '/'],
  ['http://other.example/', undefined],
  ['//other.example/', undefined],
  ['/\\other.example/', undefined],
  ['https:other', undefined],
  ['artikel', undefined],
  ['#absatz', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,x', undefined],
  ['/.//other.example', '/other.example'],
  ['', undefined],
  [undefined, undefined],
])('of the address %j data may bring %j into a page', (target, link) => {
  expect(safeLink(target)).toBe(link)
})
