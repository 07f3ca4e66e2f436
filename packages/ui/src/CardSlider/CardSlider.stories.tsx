import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCards } from '../samples/sample-cards.tsx'
import { CardSlider } from './CardSlider.tsx'

const meta = {
  title: 'Blocks/CardSlider',
  component: CardSlider,
  args: { label: 'Mehr aus der Region', children: sampleCards() },
  parameters: {
    docs: {
      description: {
        component:
          'Cards in a row that follows the finger: 1.5 seen on phones, 2.5 from 800 px, 3.5 from 1000 px and moved in ' +
          'groups of three there, none narrower than 230 px. The buttons stand before the slides; they are disabled ' +
          'at the ends and when all cards are seen. Arrow keys work while the focus is inside.',
      },
    },
  },
} satisfies Meta<typeof CardSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { heading: <h2>Mehr aus der Region</h2> } }
export const WithoutHeading: Story = {}
export const AllSeenOnTheDesktop: Story = { args: { children: sampleCards(3) } }
export const AllSeenAndHidden: Story = { args: { children: sampleCards(1), whenAllSeen: 'hidden' } }
export const CountBeatsWidth: Story = { args: { minWidthWins: false } }

/** The viewport is a desktop, the room is not: cards stay 230 px wide. */
export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** Two cards of 230 px and their gap: nowhere to go. */
export const TwoFillAColumn: Story = {
  args: { children: sampleCards(2) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '480px' }}>
        <Story />
      </div>
    ),
  ],
}

/** Two on one page: keys and buttons move their own. */
export const TwoOnOnePage: Story = {
  render: (args) => (
    <>
      <CardSlider {...args} heading={<h2>Mehr aus der Region</h2>} />
      <CardSlider {...args} label="Meistgelesen" heading={<h2>Meistgelesen</h2>} />
    </>
  ),
}

export const WithoutSlides: Story = { args: { children: [], onError: () => undefined } }
export const WithoutBreakpoints: Story = { args: { layouts: {}, onError: () => undefined } }
