import type { Meta, StoryObj } from '@storybook/react-vite'
import river from '../samples/pictures/river.svg'
import riverBefore from '../samples/pictures/river-before.svg'
import { ImageComparison } from './ImageComparison.tsx'

const meta = {
  title: 'Blocks/ImageComparison',
  component: ImageComparison,
  args: {
    before: { src: riverBefore, alt: 'Die Aue im November, grau verhangen' },
    after: { src: river, alt: 'Die Aue im Juni, Abendsonne' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Two pictures of one thing and a handle that uncovers them: drag, press anywhere, arrows by 1, Page keys by 10, ' +
          'Home and End.',
      },
    },
  },
} satisfies Meta<typeof ImageComparison>

export default meta
type Story = StoryObj<typeof meta>

export const Center: Story = {}
export const LeftBorder: Story = { args: { position: 'leftBorder' } }
export const LeftHalf: Story = { args: { position: 'leftHalf' } }
export const RightHalf: Story = { args: { position: 'rightHalf' } }
export const RightBorder: Story = { args: { position: 'rightBorder' } }
export const OwnWords: Story = {
  args: {
    position: 60,
    ratio: '16/9',
    before: { src: riverBefore, alt: 'Die Aue im November', label: 'November 2025' },
    after: { src: river, alt: 'Die Aue im Juni', label: 'Juni 2026' },
  },
}
