import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressCountUp } from './ProgressCountUp.tsx'

const meta = {
  title: 'Blocks/ProgressCountUp',
  component: ProgressCountUp,
  args: { value: 75, label: 'Anteil des Landes an den Kosten', unit: '%' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Counts up within 1000 ms once it is in view and ends exactly on its value. Assistive technology gets the end ' +
          'of the count only.',
      },
    },
  },
} satisfies Meta<typeof ProgressCountUp>

export default meta
type Story = StoryObj<typeof meta>

export const Share: Story = {}
export const LargeNumber: Story = { args: { value: 12_345, max: 20_000, label: 'Unterschriften', unit: '' } }
export const WithFraction: Story = { args: { value: 4.2, max: 10, label: 'Länge des Deichs', unit: 'km' } }
export const Full: Story = { args: { value: 100, label: 'Ausgezählte Stimmbezirke' } }
