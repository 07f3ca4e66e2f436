import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleArticle } from '../../testing/sample-article.ts'
import { FilmPlayer, RecordingPlayer } from './Player.tsx'
import { leadMedia, mediaOf, posterOf } from './playable.ts'

const film = {
  title: 'Himmel',
  url: 'https://film.example/a',
  thumbnail: '/bilder/himmel-960.jpg',
  sources: [
    { src: '/medien/himmel.mp4', type: 'video/mp4' },
    { src: '/medien/himmel.webm', type: 'video/webm' },
  ],
  duration: 3_725,
  chapters: [{ at: 65, title: 'Sterne' }],
  captions: [{ src: '/medien/himmel-de.vtt', lang: 'de', label: 'Deutsch' }],
}

test('a film loads nothing but its still, and plays without scripts', () => {
  const html = renderToStaticMarkup(<FilmPlayer film={film} caption="Ein Himmel." />)
  expect(html).toMatch(/<video controls="" preload="none"[^>]* poster="\/bilder\/himmel-960.jpg"/)
  expect(html.match(/<source /g)).toHaveLength(2)
  expect(html).toMatch(/<track kind="captions" src="\/medien\/himmel-de.vtt" srcLang="de" label="Deutsch"/)
  expect(html).toContain('<strong>Himmel</strong> (1:02:05) Ein Himmel.')
  expect(html).toMatch(/href="\/medien\/himmel.mp4#t=65"[^>]*data-at="65"><span[^>]*>1:05<\/span> Sterne/)
  expect(html).not.toContain('crossorigin')
})

test('subtitles of another host are asked for without cookies', () => {
  const captions = [{ src: 'https://film.example/de.vtt', lang: 'de', label: 'Deutsch' }]
  expect(renderToStaticMarkup(<FilmPlayer film={{ ...film, captions }} />)).toContain(
    'crossorigin="anonymous"',
  )
})

test('a film with nothing but its file has no gaps', () => {
  const { title, url, thumbnail, sources } = film
  const html = renderToStaticMarkup(<FilmPlayer film={{ title, url, thumbnail, sources }} />)
  expect(html).not.toMatch(/<track|<nav|\(/)
})

test('a recording has its player, speed and chapters', () => {
  const html = renderToStaticMarkup(<RecordingPlayer recording={film} />)
  expect(html).toMatch(/<audio [^>]*controls="" preload="none" aria-label="Himmel"/)
  expect(html).toContain('hidden=""><label')
})

test('an article is about its first film or recording, if the page plays it', () => {
  const { sources: _sources, ...linked } = film
  expect(leadMedia({ ...sampleArticle, videos: [film] }).film).toBe(film)
  expect(leadMedia({ ...sampleArticle, videos: [linked, film], audio: [film] })).toEqual({ recording: film })
  expect(leadMedia({ ...sampleArticle, videos: [film], media: {} })).toEqual({})
  expect(mediaOf(sampleArticle)).toEqual({ images: [], videos: [], audio: [] })
})

test.each([
  ['/a.jpg', '/a.jpg'],
  [{ cardImages: { mobile: '/m.jpg', tablet: '/t.jpg' } }, '/t.jpg'],
  [{ cardImages: { mobile: '/m.jpg' } }, '/m.jpg'],
  [{ cardImages: {} }, undefined],
])('the still of %j is %s', (thumbnail, poster) => {
  expect(posterOf({ ...film, thumbnail })).toBe(poster)
})
