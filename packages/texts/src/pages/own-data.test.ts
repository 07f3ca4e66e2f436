import { expect, test } from 'vitest'
import { readableData } from './own-data.ts'

const words = {
  moment: (instant: string) => `am ${instant}`,
  editions: { az: 'Auentaler Zeitung' },
  newsletters: { 'az-morgen': 'AZ am Morgen' },
}

test('data are read in words: moments, days, editions, codes; what is empty is named in one line', () => {
  const { parts, none } = readableData(
    {
      profile: { email: 'kim@example.test', birth_date: '1990-05-03', source: 'az', given_name: null },
      consents: [
        { at: '2026-11-20T12:05:00.000Z', type: 'confirmed', newsletter_ids: ['az-morgen', 'az-sport'] },
      ],
      newsletters: [{ origin: 'form' }, { origin: 'az' }],
      favourites: [],
      mail_log: [],
    },
    words,
  )
  const [profile, newsletters, consents] = parts
  expect(none).toBe('Nichts gespeichert ist zu: Gemerkte Artikel, E-Mails, die wir Ihnen geschickt haben.')
  expect(newsletters?.entries.flat()).toEqual([
    ['Bestellt über', 'Formular'],
    ['Bestellt über', 'Auentaler Zeitung'],
  ])
  expect(profile?.entries).toEqual([
    [
      ['E-Mail-Adresse', 'kim@example.test'],
      ['Geburtsdatum', '3. Mai 1990'],
      ['Registriert bei', 'Auentaler Zeitung'],
    ],
  ])
  expect(consents?.entries[0]).toEqual([
    ['Wann', 'am 2026-11-20T12:05:00.000Z'],
    ['Was', 'bestätigt'],
    ['Newsletter', 'AZ am Morgen, az-sport'],
  ])
})

test('what has no words yet is shown as it is, and hidden from nobody', () => {
  const { parts, none } = readableData({ settings: [{ name: 'x', brand_new: 'code' }] }, words)
  expect(none).toBe('')
  expect(parts[0]?.entries[0]).toEqual([
    ['Name', 'x'],
    ['brand_new', 'code'],
  ])
})
