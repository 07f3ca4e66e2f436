import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilmPlayer, RecordingPlayer } from './Player.tsx'

const chapters = [
  { at: 0, title: 'Die Stadt am Abend' },
  { at: 75, title: 'Von Stern zu Stern' },
]
const film = {
  title: 'Rundgang am Winterhimmel',
  url: '/artikel/az-eins',
  thumbnail: './does-not-exist.jpg',
  sources: [{ src: './does-not-exist.mp4', type: 'video/mp4' }],
  captions: [{ src: './does-not-exist.vtt', lang: 'de', label: 'Deutsch' }],
  duration: 245,
  chapters,
}
const recording = {
  title: 'Folge 42: Das Ehrenamt',
  url: '/artikel/az-eins',
  sources: [{ src: './does-not-exist.mp3', type: 'audio/mpeg' }],
  duration: 3_725,
  chapters,
}

const meta = {
  title: 'Portal/Player',
  component: FilmPlayer,
  args: { film, caption: 'Sternenhimmel über den Dächern. Bild: Zeichenstube' },
  parameters: {
    docs: {
      description: {
        component:
          'A film or a recording in the browser’s own player, with subtitles, chapters and speed. Nothing is loaded before a press.',
      },
    },
  },
} satisfies Meta<typeof FilmPlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Film: Story = {}
export const FilmAlone: Story = {
  args: {
    film: { title: film.title, url: film.url, thumbnail: film.thumbnail, sources: film.sources },
    caption: undefined,
  },
}
export const Recording: Story = { render: () => <RecordingPlayer recording={recording} /> }
