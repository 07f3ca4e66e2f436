import harvest from '../sample-pictures/harvest.svg'
import river from '../sample-pictures/river.svg'
import stadium from '../sample-pictures/stadium.svg'
import townhall from '../sample-pictures/townhall.svg'
import type { Video } from './VideoCard.tsx'

/** For stories. */
export const sampleVideos: readonly Video[] = [
  {
    title: 'Flutlicht und Gänsehaut: der Aufstieg im Zusammenschnitt',
    url: '/video/aufstieg',
    thumbnail: stadium,
  },
  {
    title: 'Ein Tag auf dem Mähdrescher',
    url: '/video/ernte',
    thumbnail: { cardImages: { mobile: harvest } },
  },
  { title: 'Hafenfest von oben', url: '/video/hafenfest', thumbnail: river },
  { title: 'So wird im Rathaus über den Haushalt gestritten', url: '/video/haushalt', thumbnail: townhall },
  { title: 'Das Derby in drei Minuten', url: '/video/derby', thumbnail: stadium },
  { title: 'Rundgang durch den sanierten Ratssaal', url: '/video/ratssaal', thumbnail: townhall },
]
