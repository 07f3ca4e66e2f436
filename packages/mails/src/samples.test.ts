import { editionNamed, servedEditions, signOnOf } from '@leserkonto/editions'
import { describe, expect, test } from 'vitest'
import { accessData } from './access-data.ts'
import { mailSamples } from './samples.ts'

const editions = servedEditions({ az: 'http://az.localhost:3000' })
const azEdition = editionNamed(editions, 'az') ?? signOnOf(editions)

describe.each(Object.entries(mailSamples))('%s', (_key, sample) => {
  test.each(editions.map((edition) => [edition.shortcut, edition] as const))(
    'has no gap in %s',
    (_shortcut, edition) => {
      const { subject, text, html } = sample(edition)
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).toContain('<html lang="de">')
    },
  )

  test('has the form that Gmail, Outlook and Apple Mail all show', () => {
    const { html, text } = sample(azEdition)
    // Gmail cuts longer mails off.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toContain('<meta name="color-scheme" content="light dark">')
    expect(body).not.toMatch(/<(style|link|script|img|div|main|form|svg)\b/)
    expect(body).not.toMatch(/flex|grid|position:|float:|margin:(?!0)|background:|\brem\b|var\(|calc\(/)
    for (const [table] of body.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"')
    for (const [, width = ''] of body.matchAll(/width[:=]"?(\d+)(?=px|")/g))
      expect(Number(width)).toBeLessThanOrEqual(600)
    // Each cell with words and each link has its own letters and colour: Outlook inherits neither.
    for (const [cell] of body.matchAll(/<td class="[^>]*>/g))
      expect(cell).toMatch(/font-family:.*font-size:.*line-height:.*color:/)
    for (const [link] of body.matchAll(/<a [^>]*>/g)) expect(link).toMatch(/style="[^"]*color:#/)
    for (const part of [html, text]) {
      expect(part).toContain(azEdition.servicePhone)
      expect(part).toContain(azEdition.imprintLine.replaceAll('&', part === html ? '&amp;' : '&'))
    }
  })

  test.each(editions.map((edition) => [edition.shortcut, edition] as const))(
    'links only to the own domain of %s, each alone on its line',
    (_shortcut, edition) => {
      const { text, html } = sample(edition)
      const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
      for (const link of links) {
        expect(link.startsWith(`${edition.ownUrl}/`)).toBe(true)
        expect(text.split('\n')).toContain(link)
      }
      for (const [, href = ''] of html.matchAll(/href="(?!tel:)([^"]+)"/g))
        expect(links).toContain(href.replaceAll('&amp;', '&'))
    },
  )
})

test('every mail about an account greets its reader, but not at an address that is unproven or no longer theirs', () => {
  const neutral = Object.entries(mailSamples).filter(
    ([, sample]) => !sample(azEdition).text.includes('Guten Tag Kim Muster,'),
  )
  expect(neutral.map(([key]) => key)).toEqual([
    ...['activation', 'email_change_confirm', 'email_changed', 'email_changed_returned'],
    // Whoever had the account meanwhile may have changed the names.
    ...['taken_back', 'taken_back_from'],
    // The sample of an address without an account.
    'login_code',
    ...['newsletter_doi', 'newsletter_edit_link', 'newsletter_changed', 'link_notice', 'data_link'],
    ...['cancel_receipt', 'withdrawal_receipt', 'delete_done_formerly', 'shared_invite'],
  ])
})

test('a mail greets by name where there is one', () => {
  const [named, nobody] = [
    { givenName: 'Kim', familyName: '<b>Muster' },
    { givenName: null, familyName: null },
  ].map((reader) => accessData(reader, azEdition))
  expect(named?.text).toContain('Guten Tag Kim <b>Muster,')
  expect(named?.html).toContain('Guten Tag Kim &lt;b&gt;Muster,')
  expect(nobody?.text).toContain('Guten Tag,')
})
