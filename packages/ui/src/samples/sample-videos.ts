import type { Video } from '../VideoCard/VideoCard.tsx'
import harvest from './pictures/harvest.svg'
import river from './pictures/river.svg'
import stadium from './pictures/stadium.svg'
import townhall from './pictures/townhall.svg'

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
