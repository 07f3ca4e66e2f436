import type { Meta, StoryObj } from '@storybook/react-vite'
import { registerStandardIcons } from '../parts/standard-icons.ts'
import harvest from '../samples/pictures/harvest.svg'
import stadium from '../samples/pictures/stadium.svg'
import { SectionCard } from './SectionCard.tsx'

registerStandardIcons()

const meta = {
  title: 'Blocks/SectionCard',
  component: SectionCard,
  args: {
    headline: 'Der Newsletter für Ihren Verein',
    image: stadium,
    description: 'Jeden Montag alle Spiele, Tabellen und die schönsten Bilder vom Wochenende.',
    buttonText: 'Jetzt bestellen',
    buttonHref: '/service/newsletter',
    linkText: 'Alle Newsletter',
    linkHref: '/newsletter',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Promotes a section or an offer. A coloured one stands on a tint of the accent or on the given colour, with an ' +
          'ink that is readable on it. The large one is 335 to 380 px wide.',
      },
    },
  },
} satisfies Meta<typeof SectionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Colored: Story = { args: { colored: true } }
export const DarkGround: Story = { args: { colored: true, backgroundColor: '#7a3527', image: harvest } }
export const LightGround: Story = { args: { colored: true, backgroundColor: '#f6d77f' } }
export const MediumGround: Story = { args: { colored: true, backgroundColor: '#777' } }
export const Large: Story = { args: { size: 'large' } }
export const TextOnly: Story = { args: { image: undefined, buttonText: undefined, linkText: undefined } }

export const WithSecondaryAction: Story = {
  args: {
    colored: true,
    secondaryAction: { text: 'Später erinnern', icon: { name: 'bell' }, onClick: () => undefined },
  },
}
