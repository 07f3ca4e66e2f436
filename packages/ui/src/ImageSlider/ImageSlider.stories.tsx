import type { Meta, StoryObj } from '@storybook/react-vite'
import harvest from '../samples/pictures/harvest.svg'
import river from '../samples/pictures/river.svg'
import stadium from '../samples/pictures/stadium.svg'
import townhall from '../samples/pictures/townhall.svg'
import { ImageSlider } from './ImageSlider.tsx'

const images = [
  { src: river, alt: 'Segelboot vor der Stadt', description: 'Am Abend kehren die letzten Boote zurück.' },
  {
    src: townhall,
    alt: 'Das Rathaus mit Uhrturm',
    description: 'Im Rathaus tagte der Ausschuss bis in die Nacht.',
    descriptionLink: '/artikel/2',
  },
  {
    src: stadium,
    alt: 'Spielszene unter Flutlicht',
    description: 'Ausverkauft: 4 200 Menschen sahen das Spiel.',
  },
  {
    src: harvest,
    alt: 'Traktor im Weizenfeld',
    description: 'Die Ernte begann zwei Wochen früher als sonst.',
  },
]

const meta = {
  title: 'Blocks/ImageSlider',
  component: ImageSlider,
  args: { images },
  parameters: {
    docs: {
      description: {
        component:
          'Pictures one at a time with description and optional link, over a bar with one segment per picture. ' +
          'Pictures out of sight cannot be reached by Tab. Changes within 100 ms are written once.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHeading: Story = { args: { heading: <h2>Bilder der Woche</h2>, label: 'Bilder der Woche' } }
export const Wide: Story = { args: { ratio: '16/9' } }
export const WithControl: Story = {
  args: { control: ({ src, alt }) => <a href={String(src)}>{`Nur das Bild: ${alt}`}</a> },
}
export const OnePicture: Story = { args: { images: images.slice(0, 1) } }
export const WithoutPictures: Story = { args: { images: [], onError: () => undefined } }
