import * as texts from '@leserkonto/texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge } from '../Badge/Badge.tsx'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { articleDate } from '../DateDisplay/article-date.ts'
import { DateDisplay } from '../DateDisplay/DateDisplay.tsx'
import { PersonLine } from '../PersonLine/PersonLine.tsx'
import { ProgressCountUp } from '../ProgressCountUp/ProgressCountUp.tsx'
import { english } from '../words/english.ts'
import { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx'

const now = new Date('2026-11-20T12:00:00Z')
const fiveHoursOld = { publicationDate: now.getTime() / 1000 - 18_000 }

const blocks = (
  <>
    <CloseButton />
    <Badge name="ad" />
    <PersonLine persons={[{ name: 'Ann' }, { name: 'Bob' }]} withVon />
    <DateDisplay dates={fiveHoursOld} now={now} mode="always" />
    <ProgressCountUp label="Votes" value={12_345.5} max={20_000} />
  </>
)
const said = (settings: Omit<LocaleProviderProps, 'children'>) =>
  renderToStaticMarkup(<LocaleProvider {...settings}>{blocks}</LocaleProvider>)

test('without a provider, and with an empty one, blocks speak German by the clock of Berlin', () => {
  expect(said({})).toBe(renderToStaticMarkup(blocks))
  for (const words of ['Schließen', 'Anzeige', 'von ', ' und ', 'Heute – 08:00 Uhr', '12.345,5'])
    expect(said({})).toContain(words)
})

test('with English words, numbers and zone nothing German is left', () => {
  const html = said({ words: english, locale: 'en-GB', timeZone: 'Europe/London' })
  for (const words of ['Close', 'Advertisement', 'by ', ' and ', 'Today, 07:00', '12,345.5'])
    expect(html).toContain(words)
})

test('words that are missing stay German', () => {
  expect(said({ words: { overlay: { close: 'Zu' } } })).toMatch(/"Zu".*Anzeige/)
})

describe('the clock', () => {
  test.each([
    ['Europe/Berlin', 'Heute – 08:00 Uhr'],
    ['Asia/Kolkata', 'Heute – 12:30 Uhr'],
    ['America/New_York', 'Heute – 02:00 Uhr'],
    // There it is past midnight already, and the article is of yesterday.
    ['Pacific/Auckland', 'Gestern – 20:00 Uhr'],
  ])('in %s reads %s', (timeZone, text) => {
    expect(articleDate(fiveHoursOld, now, { mode: 'always', timeZone })?.text).toBe(text)
  })
})

test.each([
  [5, 'a few seconds ago', 'just now'],
  [60, 'a minute ago', '1 minute ago'],
  [600, '10 minutes ago', '10 minutes ago'],
  [3600, 'an hour ago', '1 hour ago'],
  [7200, '2 hours ago', '2 hours ago'],
])('an age of %i s is %j rounded and %j cut down in English', (age, rounded, cutDown) => {
  const text = (relativeStyle: 'moment' | 'intl') =>
    articleDate({ publicationDate: now.getTime() / 1000 - age }, now, { words: english.dates, relativeStyle })
      ?.text
  expect([text('moment'), text('intl')]).toEqual([rounded, cutDown])
})

test('English says something of its own wherever German says something', () => {
  const german = { ...texts.uiTexts, loadFailure: texts.lazyPart, passwordHints: texts.passwordHintStates }
  // What is the same word in both languages.
  const same = ['beta', 'live', 'vrmstory', 'video', 'multimedia', 'label', 'comma', 'kind']
  for (const [block, words] of Object.entries(english))
    for (const [name, word] of Object.entries(words))
      if (!same.includes(name) && block in german && typeof word === 'string')
        expect([block, name, word]).not.toEqual([block, name, Reflect.get(Reflect.get(german, block), name)])
})
