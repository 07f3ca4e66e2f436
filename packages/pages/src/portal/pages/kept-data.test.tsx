import { retention } from '@leserkonto/rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptData } from './KeptData.tsx'

const html = renderToStaticMarkup(<KeptData />)
const entry = (what: string) =>
  new RegExp(`<dt[^>]*>${what}.*?</div>`).exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ')

test('the privacy page has an entry for each kind of personal data', () => {
  expect(html.match(/<dt/g)).toHaveLength(Object.keys(retention).length)
  expect(html).not.toMatch(/undefined|NaN| 0 Minuten/)
})

test.each([
  ['Registrierungen', 'Wozu: um auf die Bestätigung zu warten (Art.\u00a06 Abs.\u00a01\u00a0b DSGVO)'],
  ['Registrierungen', 'Wie lange: bis 14 Tage nach dem Absenden '],
  ['Kündigungen und Widerrufe', 'Wie lange: bis 4 Jahre nach dem Eingang '],
  ['Angemeldete Browser', 'bis 90 Tage nach der letzten Nutzung, höchstens 1 Jahr nach der Anmeldung '],
  ['Angeforderte Anmeldecodes', 'bis 10 Minuten nach der Anforderung '],
  ['Newsletter, die Sie abbestellt haben', 'bis zum Ende des 3. Jahres nach der Abbestellung '],
  ['IP-Adresse und Browser', 'bis zum Ende des 3. Jahres nach der Abbestellung; ohne Bestätigung 14 Tage '],
  ['Zähler', 'meist 1 Stunde, höchstens 30 Tage '],
])('of "%s" it says: %s', (what, said) => {
  expect(entry(what)).toContain(said)
})
