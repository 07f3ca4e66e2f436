import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Blocks/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: { component: 'Text for assistive technology that the eye gets from a sign or a picture.' },
    },
  },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const BesideASign: Story = {
  render: () => (
    <p>
      <span aria-hidden="true">★★★☆☆</span> <VisuallyHidden>3 von 5 Sternen</VisuallyHidden>
    </p>
  ),
}
