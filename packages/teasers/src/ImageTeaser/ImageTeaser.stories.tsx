import river from '@leserkonto/ui/samples/pictures/river.svg'
import stadium from '@leserkonto/ui/samples/pictures/stadium.svg'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageTeaser } from './ImageTeaser.tsx'

const meta = {
  title: 'Teasers/ImageTeaser',
  component: ImageTeaser,
  args: {
    href: '/dossier/aue',
    image: river,
    headline: 'Die Aue: Ein Fluss und seine Menschen',
    topmark: 'Dossier',
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.wide ? '62.5rem' : '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A picture that carries its words: the headline lies over its lower edge, on a ground dark enough whatever ' +
          'the picture shows. Long words make the teaser higher; nothing is cut. One link covers the whole teaser.',
      },
    },
  },
} satisfies Meta<typeof ImageTeaser>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const WithBadges: Story = { args: { badges: ['plus', 'live'] } }
export const WithText: Story = {
  args: { text: 'Zehn Reportagen von der Quelle bis zur Mündung, mit Karte und Bildern.' },
}
export const Wide: Story = {
  args: { ratio: '5/2', text: 'Zehn Reportagen von der Quelle bis zur Mündung.' },
  parameters: { wide: true },
}
export const OtherPicture: Story = { args: { image: stadium, topmark: 'Sport', headline: 'Das Derby' } }
export const LongWords: Story = {
  args: {
    ratio: '16/9',
    headline: 'Donaudampfschifffahrtsgesellschaftskapitän erzählt von Rindfleischetikettierungsdebatten',
    text: 'Ein langer Satz, der noch unter der Überschrift Platz findet und das Bild höher macht, wenn er muss.',
  },
}
export const WithoutPicture: Story = { args: { image: null } }
