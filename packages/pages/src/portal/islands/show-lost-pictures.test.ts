// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { showLostPictures } from './show-lost-pictures.ts'

beforeEach(() => {
  document.body.innerHTML = `<picture><source srcset="/b.jpg"><img id="teaser" src="/a.jpg" srcset="/a2.jpg 2x" alt="Ein Platz"></picture>
    <div data-island="cards"><picture><img id="card" src="/c.jpg" alt=""></picture></div><img id="portrait" src="/d.jpg" alt="">`
})
const image = (id: string) => document.getElementById(id) as HTMLImageElement // written above
const isLost = (id: string) => image(id).src.startsWith('data:image/svg+xml,')

test('a lost picture gives way to a crossed-out one and keeps its text alternative', () => {
  showLostPictures(document)
  expect(isLost('teaser')).toBe(false)
  for (const id of ['teaser', 'card', 'portrait']) image(id).dispatchEvent(new Event('error'))
  expect(['teaser', 'card', 'portrait'].map(isLost)).toEqual([true, false, false])
  expect(image('teaser').alt).toBe('Ein Platz')
  expect(document.querySelector('source')).toBeNull()
  expect(image('teaser').srcset).toBe('')
})

test('one that was lost before the script came does too', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  showLostPictures(document)
  expect(['teaser', 'card', 'portrait'].map(isLost)).toEqual([true, false, false])
  vi.restoreAllMocks()
})
