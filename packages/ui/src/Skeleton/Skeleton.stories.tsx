import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Blocks/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Holds the place of what is loading in the size of the text or frame around it; hidden from assistive technology.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Paragraph: Story = { args: { lines: 3 } }
export const Box: Story = {
  render: () => (
    <div style={{ aspectRatio: '3 / 2', maxInlineSize: '20rem' }}>
      <Skeleton shape="box" />
    </div>
  ),
}
export const Circle: Story = {
  render: () => (
    <div style={{ inlineSize: '4rem', blockSize: '4rem' }}>
      <Skeleton shape="circle" />
    </div>
  ),
}
