import { describe, expect, test } from 'vitest'
import { giftLimits, giftState, isProgram } from './gift.ts'
import { isMetered, meterKeptMs, meterLeft, meterMonth, meterOf } from './meter.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('free articles', () => {
  test.each([
    ['the first', [], 'a', 'counts', 3],
    ['the last', ['a', 'b'], 'c', 'counts', 1],
    ['one that was opened, though none is left', ['a', 'b', 'c'], 'b', 'opened', 0],
    ['a fourth', ['a', 'b', 'c'], 'd', 'usedUp', 0],
    ['more than the newspaper gives by now', ['a', 'b', 'c', 'd', 'e'], 'f', 'usedUp', 0],
  ] as const)('%s', (_what, opened, article, decision, left) => {
    expect(meterOf({ of: 3, opened, article, now })).toEqual({
      decision,
      meter: { of: 3, left, renewsAt: '2026-12-01' },
    })
  })

  test.each([
    ['2026-11-30T22:59:59Z', '2026-11', '2026-12-01'],
    ['2026-11-30T23:00:00Z', '2026-12', '2027-01-01'],
    ['2026-12-31T22:59:59Z', '2026-12', '2027-01-01'],
    ['2026-03-31T22:00:00Z', '2026-04', '2026-05-01'],
    ['2026-10-25T00:30:00Z', '2026-10', '2026-11-01'],
    ['2027-01-31T12:00:00Z', '2027-01', '2027-02-01'],
  ])('a month is one of the calendar in Berlin: %s', (at, month, renewsAt) => {
    expect(meterMonth(new Date(at))).toBe(month)
    expect(meterLeft({ of: 1, opened: [], now: new Date(at) }).renewsAt).toBe(renewsAt)
  })

  test('are remembered for longer than any month lasts, also one in which the clock is set back', () => {
    const october = new Date('2026-10-31T23:00:00Z').getTime() - new Date('2026-09-30T22:00:00Z').getTime()
    expect(meterKeptMs).toBeGreaterThan(october)
  })

  test('are for readers whose plans are known', () => {
    expect(isMetered({ state: 'stranger' })).toBe(false)
    expect(isMetered({ state: 'outage' })).toBe(false)
    expect(isMetered({ state: 'unlinked' })).toBe(true)
    expect(isMetered({ state: 'expired' })).toBe(true)
  })
})

describe('a gift', () => {
  const open = { expiresAt: new Date('2026-11-21T12:00:00Z'), revokedAt: null, readings: 0 }
  test.each([
    ['open', open],
    ['expired', { ...open, expiresAt: now }],
    ['revoked', { ...open, expiresAt: now, revokedAt: now }],
    ['usedUp', { ...open, readings: giftLimits.readings }],
    ['open', { ...open, readings: giftLimits.readings - 1 }],
  ] as const)('is %s', (state, gift) => {
    expect(giftState(gift, now)).toBe(state)
  })

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)', true],
    ['facebookexternalhit/1.1', true],
    ['WhatsApp/2.23.20.0', true],
    ['TelegramBot (like TwitterBot)', true],
    ['Slackbot-LinkExpanding 1.0', true],
    ['curl/8.5.0', true],
    ['Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
      false,
    ],
    ['Mozilla/5.0 (Linux; Android 14; CUBOT X70) Chrome/126 Mobile Safari/537.36', false],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470;]', false],
    ['', false],
  ])('is asked for by a program: %s, %s', (agent, is) => {
    expect(isProgram(agent)).toBe(is)
  })
})
