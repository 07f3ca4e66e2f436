// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { beginAtWall, finishAtWall, formShown } from './wall.ts'
import { armOf } from './ways.ts'

const sent: Blob[] = []
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sent.length = 0
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) })
})
const reports = async () => Promise.all(sent.map(async (body) => JSON.parse(await body.text())))
const draw = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number / 100)

describe('the arm of a device', () => {
  test('is the same at each visit, and a larger share only adds devices', () => {
    draw(24)
    expect([armOf(24), armOf(25)]).toEqual(['off', 'on'])
    draw(99)
    expect([armOf(1), armOf(24), armOf(25), armOf(99)]).toEqual(['off', 'off', 'on', 'on'])
  })

  test('needs nothing kept where all or none have the way', () => {
    expect([armOf(100), armOf(0)]).toEqual(['on', 'off'])
    expect(localStorage).toHaveLength(0)
  })

  test('is off where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    draw(0)
    expect(armOf(99)).toBe('off')
  })
})

describe('at the wall', () => {
  test('what begins there is counted until its reader is back, with the time', async () => {
    beginAtWall('off')
    formShown()
    vi.spyOn(Date, 'now').mockReturnValue(1_012_400)
    finishAtWall()
    finishAtWall()
    formShown()
    const way = { way: 'sheet', arm: 'off' }
    expect(await reports()).toEqual([
      { ...way, event: 'begun' },
      { ...way, event: 'form' },
      { ...way, event: 'finished', seconds: 12 },
    ])
  })

  test('who has not begun there, or half an hour ago, is not counted', async () => {
    finishAtWall()
    formShown()
    beginAtWall('on')
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000 + 1_801_000)
    finishAtWall()
    expect(await reports()).toEqual([{ way: 'sheet', arm: 'on', event: 'begun' }])
  })
})
