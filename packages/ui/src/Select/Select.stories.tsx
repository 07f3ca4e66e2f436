import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  title: 'Blocks/Select',
  component: Select,
  args: {
    label: 'Anrede',
    name: 'gender',
    options: [
      { value: 'female', label: 'Frau' },
      { value: 'male', label: 'Herr' },
      { value: 'divers', label: 'Divers' },
      { value: 'keine angabe', label: 'Keine Angabe' },
    ],
  },
  parameters: {
    docs: {
      description: { component: "One of a list in the browser's own control; status valid, error or none." },
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithPlaceholder: Story = { args: { placeholder: 'Bitte wählen', required: true } }
export const Valid: Story = { args: { status: 'valid', defaultValue: 'female' } }
export const WithError: Story = {
  args: { placeholder: 'Bitte wählen', error: 'Bitte wählen Sie eine Anrede.' },
}
export const Disabled: Story = { args: { disabled: true } }
