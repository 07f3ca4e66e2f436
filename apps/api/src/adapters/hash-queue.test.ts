import { describe, expect, test } from 'vitest'
import { type Asker, createHashQueue, queuePlaces } from './hash-queue.ts'

/** A caller of a /64 in a /48. */
const from = (wide: string, caller: number, isKnown = false): Asker => ({
  isKnown,
  networks: [`${wide}:${caller}::/64`, `${wide}:${caller >> 8}::/56`, `${wide}::/48`],
})
const none: Asker = { isKnown: false, networks: [] }

test('a browser that is known is served before all others, whenever it comes', () => {
  const queue = createHashQueue<string>()
  for (let index = 0; index < 20; index++) queue.add(from('a', index), `stranger ${index}`)
  queue.add(from('a', 3, true), 'known')
  expect(queue.next()).toBe('known')
  expect(queue.next()).toBe('stranger 0')
})

test('readers who are known cannot keep strangers waiting for ever', () => {
  const queue = createHashQueue<string>()
  for (let index = 0; index < 9; index++) queue.add(from('a', index, true), 'known')
  queue.add(from('b', 1), 'stranger')
  expect(Array.from({ length: 4 }, queue.next)).toEqual(['known', 'known', 'known', 'stranger'])
})

test('strangers are served network by network: who comes alone waits for one of each other network', () => {
  const queue = createHashQueue<string>()
  for (let index = 0; index < 90; index++) queue.add(from('a', index * 256), `a${index}`)
  for (let index = 0; index < 9; index++) queue.add(from('b', index), `b${index}`)
  queue.add(from('c', 1), 'c')
  expect(Array.from({ length: 5 }, queue.next)).toEqual(['a0', 'b0', 'c', 'a1', 'b1'])
})

describe('no network has more places than its share', () => {
  test.each([
    ['one caller', (_: number) => from('a', 7), queuePlaces.caller],
    ['a /56', (index: number) => from('a', index % 256), queuePlaces.wider],
    ['a /48', (index: number) => from('a', index * 256), queuePlaces.wider],
  ])('%s', (_name, asker, places) => {
    const queue = createHashQueue<number>()
    const taken = Array.from({ length: 300 }, (_, index) => queue.add(asker(index), index))
    expect(taken.filter(Boolean)).toHaveLength(places)
    expect(queue.add(from('b', 1), 300)).toBe(true)
    queue.next()
    expect(queue.add(asker(0), 301)).toBe(true)
  })

  test('and strangers together none of those for known browsers', () => {
    const queue = createHashQueue<number>()
    let wide = 0
    while (queue.add(from(`w${wide}`, 1), wide)) wide++
    expect(wide).toBe(queuePlaces.all)
    expect(queue.add(from('w1', 1, true), wide)).toBe(true)
    expect(queue.size()).toBe(queuePlaces.all + 1)
  })
})

test('what was begun already comes first, whoever it is for', () => {
  const queue = createHashQueue<string>()
  queue.add(from('a', 1, true), 'known')
  queue.putBack(['begun'])
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['begun', 'known', undefined])
})

test('a queue that was emptied holds nothing of those who waited', () => {
  const queue = createHashQueue<number>()
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < queuePlaces.all; index++) expect(queue.add(none, index)).toBe(true)
    for (let index = 0; index < queuePlaces.all; index++) expect(queue.next()).toBe(index)
    expect(queue.size()).toBe(0)
  }
})
