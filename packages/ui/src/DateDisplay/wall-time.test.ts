import { expect, test } from 'vitest'
import { wallTime } from './wall-time.ts'

const intl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})
const two = (number: number) => String(number).padStart(2, '0')

test('every half hour of two years reads as the platform prints it', () => {
  const wrong: string[] = []
  for (let atMs = Date.UTC(2026, 0, 1, 0, 10); atMs < Date.UTC(2028, 0, 1); atMs += 1_800_000) {
    const { year, month, day, hour, minute } = wallTime(new Date(atMs), undefined)
    const read = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
    if (read !== intl.format(atMs)) wrong.push(read)
  }
  expect(wrong).toEqual([])
})

test('a date that is none is refused', () => {
  expect(() => wallTime(new Date(Number.NaN), undefined)).toThrow(RangeError)
})
