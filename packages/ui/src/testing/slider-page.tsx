import '../styles/tokens.css'
import '../styles/base.css'
import { CardSlider } from '../CardSlider/CardSlider.tsx'
import { ImageSlider } from '../ImageSlider/ImageSlider.tsx'
import river from '../samples/pictures/river.svg'
import townhall from '../samples/pictures/townhall.svg'
import { sampleCards } from '../samples/sample-cards.tsx'
import { sampleVideos } from '../samples/sample-videos.ts'
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
