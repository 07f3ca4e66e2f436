import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Blocks/Divider',
  component: Divider,
  parameters: { docs: { description: { component: 'A hairline between two matters, solid or dashed.' } } },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const SolidThin: Story = {}
export const DashedThin: Story = { args: { type: 'dashed-thin' } }
