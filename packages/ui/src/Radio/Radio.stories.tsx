import type { Meta, StoryObj } from '@storybook/react-vite'
import { Radio } from './Radio.tsx'

const meta = {
  title: 'Blocks/Radio',
  component: Radio,
  args: {
    label: 'Ich habe eine Kundennummer',
    name: 'kind',
    value: 'number',
    modelValue: null,
    onChange: () => {},
  },
  parameters: {
    docs: { description: { component: 'Chosen when its value equals the model value.' } },
  },
} satisfies Meta<typeof Radio>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Chosen: Story = { args: { modelValue: 'number' } }
export const WithHelp: Story = { args: { helperText: 'Sie steht auf Ihrer Rechnung.' } }
export const Disabled: Story = { args: { disabled: true } }
