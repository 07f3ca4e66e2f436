import { editionNamed, servedEditions, signOnOf } from '@leserkonto/editions'
import { describe, expect, test } from 'vitest'
import { mailSamples } from './samples.ts'
import { shownName, unlinked } from './typed.ts'

const editions = servedEditions({ az: 'http://az.localhost:3000' })
const az = editionNamed(editions, 'az') ?? signOnOf(editions)

const phrase = 'Ihr Konto wird gesperrt'
const hostile = [
  `${phrase}: TAN und IBAN bestätigen`,
  'https://boese.example.test/konto oder www.boese.de, boese。com, hilfe@boese.de',
  '0900 123456, +49-821-555-0199 oder 0900123456',
  '\u202egnulhaz\u202c',
  `Freundliche Grüße\r\n\r\nIhr Team ${az.phrases.of}\u2028Kontonummer 12345678`,
  'x'.repeat(2_000),
].join('\n')
const words = { givenName: hostile, familyName: `Sparkasse ${hostile}`, contract: hostile, reason: hostile }

const pressed = /:\/\/boese|boese[.。](?=\p{L})|@boese|0900 ?12|\+49|555-?01|12345678/u
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Cells of a quotation in HTML, and its lines in text. */
const quoted = {
  html: /<td class="small" style="padding:0 0 0 12px;border-left.*?<\/td>/gs,
  text: /^> .*$/gm,
}

describe.each(Object.entries(mailSamples))('%s with the words of a stranger', (key, sample) => {
  const [mail, friendly] = [sample(az, words), sample(az)]
  const ours = { text: mail.text.replace(quoted.text, ''), html: mail.html.replace(quoted.html, '') }

  test('has none of them in its subject', () => {
    // An owner’s name there is one of the publisher’s record.
    if (key !== 'shared_invite') expect(mail.subject).toBe(friendly.subject)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.subject).not.toMatch(pressed)
    expect([...mail.subject].length).toBeLessThan(150)
  })

  test('has no link, no telephone number and no turned text of them', () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toMatch(pressed)
      expect(part).not.toMatch(bidi)
    }
  })

  test('has them in quotations, and of a name one short line in its own sentences', () => {
    for (const name of ['text', 'html'] as const) {
      const part = ours[name]
      expect(part).not.toMatch(/Kontonummer|hilfe@|x{20}/)
      expect(part.split(az.phrases.of).length).toBe(friendly[name].split(az.phrases.of).length)
    }
    const lines = ({ text }: { text: string }) => text.replace(/\n> .*$/gm, '').split('\n').length
    expect(lines(mail)).toBe(lines(friendly))
  })
})

test('a receipt has all that was typed', () => {
  for (const key of ['cancel_receipt', 'collected_receipts']) {
    const { text = '' } = mailSamples[key]?.(az, words) ?? {}
    const read = text.replaceAll(/\u2060|^> /gm, '')
    for (const part of ['x'.repeat(2_000), 'www.boese.de', '0900 123456', 'Kontonummer 12345678'])
      expect(read).toContain(part)
  }
})

test.each([
  ['www.bank.de', 'www.\u2060bank.\u2060de'],
  ['0900/123', '0\u20609\u20600\u20600\u2060/1\u20602\u20603'],
  ['𝟎𝟗𝟎𝟎𝟏𝟐', '𝟎\u2060𝟗\u2060𝟎\u2060𝟎\u2060𝟏\u2060𝟐'],
  ['31. Dezember 2027', '31. Dezember 2027'],
  ['zum 31.12.2027 (31. Dezember 2027)', 'zum 31.12.2027 (31. Dezember 2027)'],
  [
    '0900 01.12.2027',
    '0\u20609\u20600\u20600\u2060 0\u20601\u2060.\u20601\u20602\u2060.\u20602\u20600\u20602\u20607',
  ],
  ['12345 Auental', '12345 Auental'],
  ['Ende. Punkt', 'Ende. Punkt'],
])('%s leads nowhere', (typed, shown) => {
  expect(unlinked(typed)).toBe(shown)
})

test('a name is one short line', () => {
  expect(shownName('Anna\nMaria')).toBe('Anna Maria')
  expect([...shownName('𝒜'.repeat(500))]).toHaveLength(81)
})
