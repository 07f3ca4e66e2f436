import { expect, test } from 'vitest'
import { relativeTime } from './article-date.ts'

const minute = 60
const hour = 3600

test.each([
  [0, 'vor ein paar Sekunden', 'gerade eben'],
  [44, 'vor ein paar Sekunden', 'gerade eben'],
  [45, 'vor einer Minute', 'gerade eben'],
  [minute, 'vor einer Minute', 'vor 1 Minute'],
  [89, 'vor einer Minute', 'vor 1 Minute'],
  [90, 'vor 2 Minuten', 'vor 1 Minute'],
  [5 * minute, 'vor 5 Minuten', 'vor 5 Minuten'],
  [44 * minute, 'vor 44 Minuten', 'vor 44 Minuten'],
  [45 * minute, 'vor einer Stunde', 'vor 45 Minuten'],
  [89 * minute, 'vor einer Stunde', 'vor 1 Stunde'],
  [90 * minute, 'vor 2 Stunden', 'vor 1 Stunde'],
  [2 * hour, 'vor 2 Stunden', 'vor 2 Stunden'],
  [2.5 * hour, 'vor 3 Stunden', 'vor 2 Stunden'],
  [3 * hour - 1, 'vor 3 Stunden', 'vor 2 Stunden'],
  [3 * hour, 'vor 3 Stunden', 'vor 3 Stunden'],
])('an age of %d s is %j rounded and %j cut down', (age, rounded, cutDown) => {
  expect(relativeTime(age)).toBe(rounded)
  expect(relativeTime(age, 'intl')).toBe(cutDown)
})
