// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEmbed } from './embed.ts'
import { begin, play } from './player.ts'

const player = (name: string) => `<figure data-player="/medien/${name}">
  <div><video></video><a href="/medien/${name}" data-opens="play">Abspielen</a></div>
  <span data-speed hidden><select><option value="1" selected>1</option><option value="2">2</option></select></span>
  <a href="/medien/${name}#t=75" data-at="75">Kapitel</a></figure>`
const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)]
const film = (index = 0) => all<HTMLVideoElement>('video')[index] as HTMLVideoElement
const link = (index = 0) => all<HTMLAnchorElement>('figure a')[index] as HTMLAnchorElement

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = player('a.mp4') + player('b.mp4')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('a press on the sign plays the film, stops the others and offers the speed', async () => {
  expect(all<HTMLElement>('[data-speed]')[0]?.hidden).toBe(true)
  await play(link())
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1)
  expect(vi.mocked(HTMLMediaElement.prototype.pause).mock.contexts).toEqual([film(1)])
  expect(film().parentElement?.dataset.played).toBe('')
  expect(all<HTMLElement>('[data-speed]').map(({ hidden }) => hidden)).toEqual([false, true])
  const choice = all<HTMLSelectElement>('select')[0] as HTMLSelectElement
  choice.value = '2'
  choice.dispatchEvent(new Event('change'))
  expect(film().playbackRate).toBe(2)
})

test('a chapter begins where it says, whatever place was kept', async () => {
  sessionStorage.setItem('leserkonto.media_places', '{"/medien/a.mp4":30}')
  await play(link(1))
  expect(film().currentTime).toBe(75)
})

test('a film goes on where its reader has left it in this tab, and forgets the place at its end', () => {
  begin(film())
  film().currentTime = 42.7
  film().dispatchEvent(new Event('timeupdate'))
  document.body.innerHTML = player('a.mp4')
  begin(film())
  expect(film().currentTime).toBe(42)
  vi.spyOn(film(), 'ended', 'get').mockReturnValue(true)
  film().dispatchEvent(new Event('pause'))
  expect(sessionStorage.getItem('leserkonto.media_places')).toBe('{}')
})

test('nothing is kept before a film plays, and what is no place is none', () => {
  expect(sessionStorage.length).toBe(0)
  sessionStorage.setItem('leserkonto.media_places', 'no json')
  begin(film())
  expect(film().currentTime).toBe(0)
})

test('an embed is loaded in the place of its question, told no more than the site', () => {
  document.body.innerHTML = `<aside data-embed aria-label="Karte"><p>Karte</p><p>Erst wenn Sie laden …</p>
    <p><a id="load" href="https://karten.example/a">Laden</a><a href="https://karten.example/a">Öffnen</a></p></aside>`
  openEmbed(document.getElementById('load') as HTMLAnchorElement)
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  expect([frame.src, frame.referrerPolicy]).toEqual(['https://karten.example/a', 'strict-origin'])
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(document.body.textContent).not.toContain('Erst wenn')
  expect(all('a')).toHaveLength(1)
  expect(document.activeElement).toBe(frame)
})
