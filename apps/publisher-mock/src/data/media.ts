import type { Audio, Video } from '@leserkonto/publisher-wire/content'
import { picture } from './pictures.ts'

const file = (name: string, type: string) => ({ src: `/medien/${name}`, type })

/** A film of six seconds, made for this project. */
export const winterSky: Video = {
  title: 'Rundgang am Winterhimmel',
  url: 'https://film.example/winterhimmel',
  thumbnail: picture.cards('sternenhimmel'),
  sources: [file('winterhimmel.mp4', 'video/mp4'), file('winterhimmel.webm', 'video/webm')],
  duration: 6,
  captions: [{ src: '/medien/winterhimmel-de.vtt', lang: 'de', label: 'Deutsch' }],
  chapters: [
    { at: 0, title: 'Die Stadt am Abend' },
    { at: 2, title: 'Von Stern zu Stern' },
    { at: 4.5, title: 'Das ganze Sechseck' },
  ],
}

/** A jingle in place of an episode, made for this project. */
export const honoraryPost: Audio = {
  title: 'Folge 42: Das Ehrenamt',
  url: 'https://podcast.example/folge-42',
  sources: [file('ehrenamt.mp3', 'audio/mpeg')],
  duration: 8,
  chapters: [
    { at: 0, title: 'Begrüßung' },
    { at: 3, title: 'Wer führt die Kasse?' },
    { at: 6, title: 'Eine Doppelspitze' },
  ],
}
