import { editions } from '@leserkonto/editions'
import { expect, test } from 'vitest'
import { createEmblems } from './emblems.ts'

const edition = (shortcut: string) => {
  const found = editions.find((one) => one.shortcut === shortcut)
  if (!found) throw new Error('no such edition')
  return found
}

test('an emblem is drawn once, small, on the colour of its edition; without one, or where it cannot be, there is none', async () => {
  const emblems = createEmblems()
  const [png, again] = await Promise.all([emblems(edition('az')), emblems(edition('az'))])
  expect(png?.subarray(1, 4).toString()).toBe('PNG')
  expect(again).toBe(png)
  expect(png?.length).toBeLessThan(2_000)
  expect(await emblems(edition('sso'))).toBeNull()
  expect(await emblems({ ...edition('az'), emblem: '"/><' })).toBeNull()
})
