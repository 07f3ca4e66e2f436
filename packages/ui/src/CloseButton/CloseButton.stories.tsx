import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloseButton } from './CloseButton.tsx'

const meta = {
  title: 'Blocks/CloseButton',
  component: CloseButton,
  parameters: {
    docs: {
      description: { component: "The cross of every overlay, named 'Schließen', 44 px in both directions." },
    },
  },
} satisfies Meta<typeof CloseButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnDarkGround: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', background: '#0f1114', color: '#eceae5' }}>
        <Story />
      </div>
    ),
  ],
}
