import '../styles/tokens.css'
import '../styles/base.css'
import { AnimatedImage } from '../AnimatedImage/AnimatedImage.tsx'
import { ContentHeader } from '../ContentHeader/ContentHeader.tsx'
import { DateDisplay } from '../DateDisplay/DateDisplay.tsx'
import { Image } from '../Image/Image.tsx'
import { ImageComparison } from '../ImageComparison/ImageComparison.tsx'
import { List } from '../List/List.tsx'
import { ProgressCountUp } from '../ProgressCountUp/ProgressCountUp.tsx'
import { Quote } from '../Quote/Quote.tsx'
import { SectionCard } from '../SectionCard/SectionCard.tsx'
import harvest from '../samples/pictures/harvest.svg'
import river from '../samples/pictures/river.svg'
import { ToggleBox } from '../ToggleBox/ToggleBox.tsx'
import { ZoomablePicture } from '../ZoomablePicture/ZoomablePicture.tsx'

/** The server's clock. */
const now = new Date('2026-11-20T12:00:00Z')
const minuteAgo = { publicationDate: now.getTime() / 1000 - 60 }

/** Every block whose browser differs from its server: what measures, moves, counts or keeps time. */
export const ContentPage = () => (
  <main>
    <ContentHeader
      title="Landwirtschaft"
      type="overlapping"
      images={harvest}
      description={'Wort '.repeat(60)}
    />
    <DateDisplay dates={minuteAgo} now={now} />
    <Image src={river} alt="Fluss" />
    <Image src="/lost.jpg" alt="Verlorenes Bild" />
    <ToggleBox size="extraSmall">
      <Quote quote={'Wir lernen, dem Fluss Raum zu geben. '.repeat(12)} />
      <p>
        <a href="/unterlagen">Unterlagen</a>
      </p>
    </ToggleBox>
    <SectionCard headline="Newsletter" colored backgroundColor="#7a3527" description="Jeden Montag." />
    <ImageComparison
      before={{ src: river, alt: 'Vorher' }}
      after={{ src: harvest, alt: 'Nachher' }}
      position="leftHalf"
    />
    <ZoomablePicture src={river} alt="Fluss von nahem" />
    <AnimatedImage src={harvest} alt="Feld" animation="growIn" />
    <List animated items={['eins', 'zwei', 'drei']} />
    <ProgressCountUp value={75} label="Anteil" unit="%" />
  </main>
)
