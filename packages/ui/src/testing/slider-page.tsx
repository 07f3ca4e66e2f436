import '../styles/tokens.css'
import '../styles/base.css'
import { CardSlider } from '../CardSlider/CardSlider.tsx'
import { sampleCards } from '../CardSlider/sample-cards.tsx'
import { ImageSlider } from '../ImageSlider/ImageSlider.tsx'
import river from '../sample-pictures/river.svg'
import townhall from '../sample-pictures/townhall.svg'
import { sampleVideos } from '../VideoCard/sample-videos.ts'
import { VideoSlider } from '../VideoSlider/VideoSlider.tsx'

const images = [
  { src: river, alt: 'Segelboot', description: 'Am Abend kehren die letzten Boote zurück.' },
  { src: townhall, alt: 'Rathaus', description: 'Im Rathaus tagte der Ausschuss bis in die Nacht.' },
]

/** All sliders, and text below them that would move with their height. */
export const SliderPage = () => (
  <main>
    <CardSlider label="Karten">{sampleCards()}</CardSlider>
    <VideoSlider label="Videos" videos={sampleVideos} />
    <ImageSlider label="Bilder" images={images} />
    <p>Text unter den Slidern.</p>
  </main>
)
