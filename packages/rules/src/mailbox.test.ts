import { expect, test } from 'vitest'
import { mailboxOf } from './index.ts'

const sender = 'Auentaler Zeitung'
const urlOf = (domain: string) => mailboxOf(`mia.muster@${domain}`, sender)?.url

test.each([
  ['gmx.de', 'GMX', 'https://www.gmx.net/'],
  ['gmx.net', 'GMX', 'https://www.gmx.net/'],
  ['gmx.at', 'GMX', 'https://www.gmx.at/'],
  ['gmx.ch', 'GMX', 'https://www.gmx.ch/'],
  ['web.de', 'WEB.DE', 'https://web.de/'],
  ['email.de', 'WEB.DE', 'https://web.de/'],
  ['t-online.de', 'T-Online', 'https://email.t-online.de/'],
  ['magenta.de', 'T-Online', 'https://email.t-online.de/'],
  ['outlook.com', 'Outlook', 'https://outlook.live.com/mail/0/'],
  ['outlook.de', 'Outlook', 'https://outlook.live.com/mail/0/'],
  ['hotmail.de', 'Outlook', 'https://outlook.live.com/mail/0/'],
  ['hotmail.co.uk', 'Outlook', 'https://outlook.live.com/mail/0/'],
  ['live.com', 'Outlook', 'https://outlook.live.com/mail/0/'],
  ['msn.com', 'Outlook', 'https://outlook.live.com/mail/0/'],
  ['yahoo.de', 'Yahoo', 'https://mail.yahoo.com/'],
  ['yahoo.com', 'Yahoo', 'https://mail.yahoo.com/'],
  ['ymail.com', 'Yahoo', 'https://mail.yahoo.com/'],
  ['icloud.com', 'iCloud Mail', 'https://www.icloud.com/mail'],
  ['me.com', 'iCloud Mail', 'https://www.icloud.com/mail'],
  ['proton.me', 'Proton Mail', 'https://mail.proton.me/'],
  ['pm.me', 'Proton Mail', 'https://mail.proton.me/'],
  ['freenet.de', 'freenet', 'https://email.freenet.de/'],
])('%s is at %s', (domain, name, url) => {
  expect(mailboxOf(`Mia.Muster@${domain.toUpperCase()}`, sender)).toEqual({ name, url })
})

test.each(['gmail.com', 'googlemail.com'])(
  '%s shows our mails, from spam too, of that very account',
  (domain) => {
    expect(mailboxOf(` Mia.Muster@${domain} `, sender)).toEqual({
      name: 'Gmail',
      url: `https://mail.google.com/mail/u/?authuser=mia.muster%40${domain}#search/from%3A%22Auentaler%20Zeitung%22%20in%3Aanywhere`,
    })
  },
)

test('nothing that was typed or configured leads elsewhere', () => {
  const url = new URL(mailboxOf('a&b#c+x@gmail.com', 'Bote" OR "x & y')?.url ?? '')
  expect([url.origin, url.searchParams.get('authuser')]).toEqual([
    'https://mail.google.com',
    'a&b#c+x@gmail.com',
  ])
  expect(decodeURIComponent(url.hash)).toBe('#search/from:"Bote OR x & y" in:anywhere')
})

test.each([
  'example.test',
  'mail.gmx.de',
  'gmx.de.example.test',
  'notgmail.com',
  'outlook.evil',
  'xweb.de',
  '',
])('%j is nobody’s we know', (domain) => {
  expect(urlOf(domain)).toBeUndefined()
})
