import { editionNamed, servedEditions, signOnOf } from '@leserkonto/editions'
import { describe, expect, test } from 'vitest'
import { accessData } from './access-data.ts'
import { mailSamples } from './samples.ts'

const editions = servedEditions({ az: 'http://az.localhost:3000' })
const azEdition = editionNamed(editions, 'az') ?? signOnOf(editions)

/** What stands first in a mail, which lists show after the subject. */
const preheaderOf = (html: string) => decoded(/<body[^>]*>\s*<div[^>]*>(.*?)&#847;/s.exec(html)?.[1] ?? '')

const decoded = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

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
    expect(body).not.toMatch(/<(style|link|script|main|form|svg)\b/)
    // Only its own picture: one that is fetched would tell when a mail is read.
    expect(body).not.toMatch(/(src|background)="(?!cid:emblem@leserkonto")|url\(/)
    expect(body).not.toMatch(/flex|grid|position:|float:|margin:(?!0)|background:|\brem\b|var\(|calc\(/)
    for (const [table] of body.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"')
    for (const [, width = ''] of body.matchAll(/width[:=]"?(\d+)(?=px|")/g))
      expect(Number(width)).toBeLessThanOrEqual(600)
    // Each cell with words and each link has its own letters and colour: Outlook inherits neither.
    for (const [cell] of body.matchAll(/<td class="(words|small|code)[^>]*>/g))
      expect(cell).toMatch(/font-family:.*font-size:.*line-height:.*color:/)
    for (const [link] of body.matchAll(/<a [^>]*>/g)) expect(link).toMatch(/style="[^"]*color:#/)
    for (const part of [html, text]) {
      expect(part).toContain(azEdition.servicePhone)
      expect(part).toContain(azEdition.serviceHours)
      expect(part).toContain(azEdition.imprintLine.replaceAll('&', part === html ? '&amp;' : '&'))
    }
  })

  test('has one thing to do, a line of its own for the list of mails, and the greeting first', () => {
    const { html, text, subject } = sample(azEdition)
    expect(html.match(/class="(button|code)"/g)).toHaveLength(1)
    expect(text).toMatch(/^Guten Tag/)
    expect(preheaderOf(html).length).toBeLessThanOrEqual(90)
    expect(subject).not.toContain(preheaderOf(html))
  })

  test('has the same sentences as text and as HTML', () => {
    const { html, text } = sample(azEdition)
    const plain = (part: string) => part.replace(/\u2060|^> /gm, '').replace(/\s+/g, ' ')
    const shown = plain(decoded(html.replace(/<br>|<\/td>/g, ' ').replace(/<[^>]*>/g, '')))
    const sentences = text.split('\n').filter((line) => /\S/.test(line) && !/^http|^-- $/.test(line))
    for (const line of sentences) expect(shown).toContain(plain(line.replace(/^Ihr Code: |:$/, '')).trim())
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

test('no two mails have the same line for the list of mails', () => {
  const lines = Object.values(mailSamples).map((sample) => preheaderOf(sample(azEdition).html))
  // That a profile was deleted is the same for a mailbox it had before.
  expect(new Set(lines).size).toBe(lines.length - 1)
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
    ...[
      'cancel_receipt',
      'withdrawal_receipt',
      'collected_receipts',
      'delete_done_formerly',
      'shared_invite',
    ],
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
