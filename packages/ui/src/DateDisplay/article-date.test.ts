import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ArticleDateOptions, type ArticleDates, articleDate, dateDisplayMode } from './article-date.ts'

const now = new Date('2026-11-20T12:00:00Z')
const at = (iso: string) => Date.parse(iso) / 1000
const aged = (seconds: number) => at('2026-11-20T12:00:00Z') - seconds
const minute = 60
const hour = 3600
const day = 86_400

type Case = [promise: string, dates: ArticleDates, options: ArticleDateOptions, text: string | undefined]

const cases: Case[] = [
  ['B01: 3 hours old, recent', { publicationDate: aged(10_800) }, { mode: 'recent' }, 'vor 3 Stunden'],
  ['B01: a second older, recent', { publicationDate: aged(10_801) }, { mode: 'recent' }, undefined],
  ['recent is the default', { publicationDate: aged(10_801) }, {}, undefined],
  ['B02: over 3 hours', { publicationDate: aged(10_801) }, { mode: 'always' }, 'Heute – 09:59 Uhr'],
  ['B02: a day', { publicationDate: aged(86_400) }, { mode: 'always' }, 'Gestern – 13:00 Uhr'],
  ['B02: over a day', { publicationDate: aged(86_401) }, { mode: 'always' }, '19. November 2026 – 12:59 Uhr'],
  ['none shows nothing', { publicationDate: aged(5) }, { mode: 'none' }, undefined],
  [
    'B04: winter',
    { publicationDate: at('2026-03-03T06:05Z') },
    { mode: 'always' },
    '3. März 2026 – 07:05 Uhr',
  ],
  ['summer', { publicationDate: at('2026-07-31T22:30Z') }, { mode: 'always' }, '1. August 2026 – 00:30 Uhr'],
  [
    'hour lost to summer',
    { publicationDate: at('2026-03-29T01:00Z') },
    { mode: 'always' },
    '29. März 2026 – 03:00 Uhr',
  ],
  [
    'hour twice in autumn',
    { publicationDate: at('2026-10-25T01:00Z') },
    { mode: 'always' },
    '25. Oktober 2026 – 02:00 Uhr',
  ],
  [
    'new year in Berlin',
    { publicationDate: at('2025-12-31T23:00Z') },
    { mode: 'always' },
    '1. Januar 2026 – 00:00 Uhr',
  ],
  [
    'B06: a story with a change',
    { publicationDate: aged(10 * day), changeDate: aged(5 * minute) },
    { story: true },
    'aktualisiert am 20. November 2026 – 12:55 Uhr',
  ],
  [
    'B06: a story without',
    { publicationDate: aged(5 * minute) },
    { story: true },
    '20. November 2026 – 12:55 Uhr',
  ],
  [
    'story beats none',
    { publicationDate: aged(day) },
    { story: true, mode: 'none' },
    '19. November 2026 – 13:00 Uhr',
  ],
  [
    'B07: changed an hour ago',
    { publicationDate: aged(10 * day), changeDate: aged(hour) },
    { mode: 'recent' },
    'vor einer Stunde',
  ],
  [
    'B07: changed 4 hours ago',
    { publicationDate: aged(10 * day), changeDate: aged(4 * hour) },
    { mode: 'recent' },
    undefined,
  ],
  [
    'a change before publication wins',
    { publicationDate: aged(hour), changeDate: aged(day) },
    { mode: 'always' },
    'Gestern – 13:00 Uhr',
  ],
  [
    'unless it is to be ignored',
    { publicationDate: aged(hour), changeDate: aged(day) },
    { mode: 'always', ignoreEarlierChange: true },
    'vor einer Stunde',
  ],
  [
    'and then has no prefix',
    { publicationDate: aged(hour), changeDate: aged(day) },
    { story: true, ignoreEarlierChange: true },
    '20. November 2026 – 12:00 Uhr',
  ],
  [
    'change 0 is absent',
    { publicationDate: aged(hour), changeDate: 0 },
    { story: true },
    '20. November 2026 – 12:00 Uhr',
  ],
  ['change null is absent', { publicationDate: aged(hour), changeDate: null }, {}, 'vor einer Stunde'],
  ['change NaN is absent', { publicationDate: aged(hour), changeDate: Number.NaN }, {}, 'vor einer Stunde'],
  ['a change alone', { changeDate: aged(hour) }, {}, 'vor einer Stunde'],
  ['no date at all', {}, { mode: 'always' }, undefined],
  ['a date no calendar holds', { publicationDate: 1e15 }, { mode: 'always' }, undefined],
  ['a clock 5 minutes ahead', { publicationDate: aged(-300) }, {}, 'gerade eben'],
  ['a date further ahead', { publicationDate: aged(-301) }, {}, '20. November 2026 – 13:05 Uhr'],
]

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati'])(
  'on a server in %s',
  (zone) => {
    test.each(cases)('%s', (_, dates, options, text) => {
      vi.stubEnv('TZ', zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(articleDate(dates, now, options)?.text).toBe(text)
    })
  },
)

test.each([
  ['2026-03-29T08:00:00Z', '2026-03-28T09:00:00Z', 'Gestern – 10:00 Uhr'],
  ['2026-10-25T22:30:00Z', '2026-10-24T22:30:00Z', 'Heute – 00:30 Uhr'],
  ['2026-11-20T23:30:00Z', '2026-11-20T01:00:00Z', 'Gestern – 02:00 Uhr'],
  ['2026-11-20T22:30:00Z', '2026-11-20T01:00:00Z', 'Heute – 02:00 Uhr'],
])('at %s an article of %s is of "%s", by the calendar of Berlin', (clock, published, text) => {
  const options = { mode: 'always' } as const
  expect(articleDate({ publicationDate: at(published) }, new Date(clock), options)?.text).toBe(text)
})

test.each([
  [0, false],
  [86_400, false],
  [86_401, true],
  [-3600, false],
])('at an age of %i s the text is settled: %s', (age, settled) => {
  expect(articleDate({ publicationDate: aged(age) }, now, { mode: 'always' })?.settled).toBe(settled)
})

test('the machine-readable moment is the effective date', () => {
  const dates = { publicationDate: aged(day), changeDate: aged(hour) }
  expect(articleDate(dates, now, { mode: 'always' })?.at.toISOString()).toBe('2026-11-20T11:00:00.000Z')
})

test.each([
  ['none', 'none'],
  ['Recent', 'recent'],
  ['ALWAYS', 'always'],
  ['sometimes', undefined],
  ['', undefined],
])('mode %j reads as %s', (name, mode) => {
  expect(dateDisplayMode(name)).toBe(mode)
})
