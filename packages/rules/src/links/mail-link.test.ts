import { describe, expect, test } from 'vitest'
import { linkQuery, mailId, mailToken, tokenCandidates } from './mail-link.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const tokens = {
  'a one-time token': 'Zk3_-9aQx7Lm0PvT2rYw8Hs5Jd1Nc4Bf6Gg_KeUiOoE',
  'one that begins like a written sign': '3D-_9aQx7Lm0PvT2rYw8Hs5Jd1Nc4Bf6Gg_KeUiOo__',
  'that of an unsubscription': `${id}.az-morgen.1.Zk3_-9aQx7Lm0PvT2rYw8Hs5Jd1Nc4Bf6Gg_KeUiOoE`,
  'that of all lists': `${id}..12.-k3_-9aQx7Lm0PvT2rYw8Hs5Jd1Nc4Bf6Gg_KeUiOo-`,
}

/** What copying, chat and mail programs make of a token. */
const touched: Record<string, (token: string) => string> = {
  nothing: (token) => token,
  'a full stop': (token) => `${token}.`,
  '>': (token) => `${token}>`,
  '< >': (token) => `<${token}>`,
  '%3E': (token) => `${token}%3E`,
  ')': (token) => `${token})`,
  '),': (token) => `${token}),`,
  ']': (token) => `${token}]`,
  ';': (token) => `${token};`,
  quotes: (token) => `"${token}"`,
  'German quotes': (token) => `„${token}“`,
  '%20': (token) => `${token}%20`,
  '%0A': (token) => `${token}%0A`,
  '%250D%250A': (token) => `${token}%250D%250A`,
  'an escape cut off': (token) => `${token}%E2%80`,
  'a zero width space': (token) => `\u200b${token}\u200b`,
  'its escape': (token) => `${token}%E2%80%8B`,
  'a soft hyphen inside': (token) => `${token.slice(0, 11)}\u00ad${token.slice(11)}`,
  'bold of a chat': (token) => `*${token}*`,
  'italics of a chat': (token) => `${token}_`,
  ellipsis: (token) => `${token}…`,
  'the end of a sentence': (token) => `${token}. Danke!`,
  'the next words': (token) => `${token} und bis bald`,
  '&amp; and more': (token) => `${token}&amp;utm_source=x`,
  'a fragment': (token) => `${token}#:~:text=Hallo`,
  'a soft line break': (token) => `${token.slice(0, 17)}=\r\n${token.slice(17)}`,
  'a soft line break without its line': (token) => `${token.slice(0, 17)}=${token.slice(17)}`,
  'a soft line break, written out': (token) => `${token.slice(0, 17)}=0D=0A${token.slice(17)}`,
  'a line break': (token) => `${token.slice(0, 30)}\n${token.slice(30)}`,
  'a + for a blank': (token) => `${token.slice(0, 30)}+${token.slice(30)}+`,
  'two blanks': (token) => `${token.slice(0, 9)} ${token.slice(9, 30)} ${token.slice(30)}`,
  'quoted-printable': (token) => `3D${token}`,
  'quoted-printable with its sign': (token) => `=3D${token}=20`,
  'its name': (token) => `token=${token}`,
  'the whole link': (token) => `https://az.example/service/profil/account/activate?token=${token}`,
  'a typographic hyphen': (token) => token.replace('-', '\u2011'),
}

describe.each(Object.entries(tokens))('%s', (_name, token) => {
  test.each(Object.entries(touched))('is read beside %s', (_how, touch) => {
    expect(mailToken(touch(token))).toBe(token)
  })

  test.each([
    ['cut off', token.slice(0, 20)],
    ['without its last sign', token.slice(0, -1)],
    ['shortened by dots', `${token.slice(0, 20)}...`],
    ['with words in the place of its end', `${token.slice(0, 12)} und so weiter, wie in der E-Mail`],
    ['its dots alone', '...'],
    ['nothing', ''],
    ['invisible', '\u200b%20'],
  ])('is none when it is %s', (_how, text) => {
    expect(mailToken(text)).toBeUndefined()
  })
})

test('a text of another kind and of any length is read in time, and an over-long one may be a token', () => {
  expect(mailToken('%'.repeat(100_000))).toBeUndefined()
  expect(mailToken('= '.repeat(100_000))).toBeUndefined()
  expect(mailToken('.'.repeat(100_000))).toBeUndefined()
  expect(mailToken('x'.repeat(100_000))).toBe('x'.repeat(43))
  expect(tokenCandidates(`${'x '.repeat(50_000)}`).length).toBeLessThanOrEqual(24)
})

describe('the query of a link', () => {
  const both = [
    ['id', id],
    ['token', 'a-_b'],
  ]
  test.each([
    [`?id=${id}&token=a-_b`, both],
    [`?id=${id}&amp;token=a-_b`, both],
    [`?id=${id}&amp;amp;token=a-_b`, both],
    [`?id=${id}&#38;token=a-_b`, both],
    [`?id=${id}&#x26;token=a-_b`, both],
    [`?id=${id}&amp%3Btoken=a-_b`, both],
    [`?id=${id}\\u0026token=a-_b`, both],
    [`?id=${id};token=a-_b`, both],
    [`?id=${id}&%20token=a-_b`, both],
    [`?id=${id}&%E2%80%8Btoken=a-_b`, both],
    [`?amp;id=${id}&amp;token=a-_b`, both],
    [`??id=${id}&token=a-_b`, both],
    ['?return_url=/b;c=1', [['return_url', '/b;c=1']]],
    [`?id%3D${id}%26token%3Da-_b`, both],
    [`?id%253D${id}%2526token%253Da-_b`, both],
    [`?id%3D${id}%26amp%3Btoken%3Da-_b`, both],
    [`?id=${id}%26token%3Da-_b`, both],
    ['?token%3Da-_b', [['token', 'a-_b']]],
    ['?t%3da-_b%3E', [['t', 'a-_b>']]],
    ['?token=a%2520b', [['token', 'a%20b']]],
    ['?return_url=%2Fb%3Fid%3D1%26token%3D2', [['return_url', '/b?id=1&token=2']]],
    [
      '?a=1&b=%E0%A4',
      [
        ['a', '1'],
        ['b', '%E0%A4'],
      ],
    ],
    ['?a', [['a', '']]],
    ['', []],
  ])('%s', (search, pairs) => {
    expect(linkQuery(search)).toEqual(pairs)
  })
})

test.each([
  id,
  `${id}>`,
  `${id}.`,
  `${id.slice(0, 9)}=\r\n${id.slice(9)}`,
  `3D${id}`,
  `%20${id}%0A`,
  `"${id}"`,
])('the id in %j is found', (text) => {
  expect(mailId(text)).toBe(id)
})

test.each(['', id.slice(0, 30), 'x'])('there is none in %j', (text) => {
  expect(mailId(text)).toBeUndefined()
})
