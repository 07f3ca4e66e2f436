import type { Meta, StoryObj } from '@storybook/react-vite'
import river from '../samples/pictures/river.svg'
import townhall from '../samples/pictures/townhall.svg'
import { AnimatedImage } from './AnimatedImage.tsx'

const meta = {
  title: 'Blocks/AnimatedImage',
  component: AnimatedImage,
  args: { src: river, alt: 'Segelboot auf der Aue' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: '30rem', paddingBlockStart: parameters.below ? '150vh' : 0 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Comes with a motion, once, as soon as half of it is in view; a picture too tall for that when it fills the ' +
          'view. Without scripts and under reduced motion it is simply there.',
      },
    },
  },
} satisfies Meta<typeof AnimatedImage>

export default meta
type Story = StoryObj<typeof meta>

export const FadeIn: Story = {}
export const FadeInLeft: Story = { args: { animation: 'fadeInLeft', src: townhall } }
export const GrowIn: Story = { args: { animation: 'growIn' } }
export const BelowTheFold: Story = { parameters: { below: true } }
export const TallerThanTwoViews: Story = {
  parameters: { below: true },
  render: () => (
    <div style={{ blockSize: '250vh', display: 'grid' }}>
      <AnimatedImage
        src={river}
        alt="Sehr hohes Bild"
        className="tall"
        ratio="natural"
        style={{ blockSize: '250vh' }}
      />
    </div>
  ),
}
