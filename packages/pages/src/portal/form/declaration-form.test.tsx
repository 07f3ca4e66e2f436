import { servedEditions } from '@leserkonto/editions'
import { describe, expect, test } from 'vitest'
import { renderPortal } from '../render-portal.tsx'
import type { PortalView } from '../view.ts'

const editions = servedEditions({})
const az = editions[0]
if (!az) throw new Error('no editions are served')
const surroundings = {
  edition: az,
  editions,
  now: new Date('2026-11-20T12:00:00Z'),
  path: '/kuendigung',
  isSignedIn: false,
  notice: undefined,
  passkeys: 'elsewhere' as const,
  shares: { sheet: 100, passkey: 100 },
}

const form = { page: 'declaration', values: {}, errors: [], failure: null, plans: [] } as const
const declared = {
  receiptId: '00000000-0000-4000-8000-00f12ab93c4d',
  receivedAt: new Date('2026-11-20T12:05:00Z'),
  content: {
    kind: 'extraordinary',
    contract: 'AZ <b>PLUS</b>',
    given_name: 'Kim',
    family_name: 'Muster',
    email: 'kim@example.test',
    reason: 'Erstens.\nZweitens.',
    end_date: '2026-12-31',
  },
} as const

const views: readonly (readonly [string, PortalView])[] = [
  ['cancellation', { ...form, name: 'cancellation' }],
  ['withdrawal of a reader with contracts', { ...form, name: 'withdrawal', plans: ['AZ PLUS (a-1)'] }],
  ['a received cancellation', { page: 'declared', name: 'cancellation', declared }],
  ['no declaration', { page: 'declared', name: 'withdrawal', declared: null }],
]

describe.each(views)('the page "%s"', (_name, view) => {
  test('needs neither script nor style of its own, and links both ways to end a contract', () => {
    const html = renderPortal(view, surroundings)
    expect(html).not.toMatch(/<script|<style| style="| on\w+="/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const way of ['/kuendigung', '/widerruf']) expect(html).toContain(`href="${way}"`)
  })
})

test('a form that was not accepted keeps what was typed, names what is wrong and leads there', () => {
  const errors = [{ field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }]
  const values = { email: 'kim@', reason: '<b>Umzug</b>', kind: 'extraordinary' }
  const html = renderPortal({ ...form, name: 'cancellation', values, errors }, surroundings)
  expect(html).toContain('value="kim@"')
  expect(html).toContain('&lt;b&gt;Umzug&lt;/b&gt;</textarea>')
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="extraordinary"|value="extraordinary"[^>]*checked=""/)
  expect(html).toContain('<a href="#email">')
  expect(html).toMatch(/id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-fehler email-hilfe"/)
})

test('contracts are named without the number of the publisher, but where only that tells them apart', () => {
  const shown = (plans: readonly string[]) =>
    renderPortal({ ...form, name: 'cancellation', plans }, surroundings)
  const one = shown(['AZ PLUS (abo-1)', 'AZ E-Paper (abo-2)'])
  expect(one).toContain('>AZ PLUS</span>')
  expect(one).toContain('value="AZ PLUS (abo-1)"')
  expect(shown(['AZ PLUS (abo-1)', 'AZ PLUS (abo-2)'])).toContain('>AZ PLUS (abo-2)</span>')
})

test('a received declaration is shown with all of its content, and none of it is markup', () => {
  const html = renderPortal({ page: 'declared', name: 'cancellation', declared }, surroundings)
  for (const part of [
    '20. November 2026 um 13:05 Uhr',
    'AZ &lt;b&gt;PLUS&lt;/b&gt;',
    'Kim Muster',
    'Zweitens.',
    'K-2026-Y4NB-JF2D',
    '31. Dezember 2026',
  ])
    expect(html).toContain(part)
})
