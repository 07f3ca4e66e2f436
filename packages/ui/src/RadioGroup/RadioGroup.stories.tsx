import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Blocks/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Wie möchten Sie Ihr Abo verknüpfen?',
    name: 'kind',
    value: 'number',
    onChange: () => {},
    options: [
      { value: 'number', label: 'Mit Kundennummer', helperText: 'Am schnellsten.' },
      { value: 'address', label: 'Mit meiner Adresse' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'One of several under one question. The button whose value equals the model value is chosen; question, ' +
          'requirement and error belong to the group.',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = {
  render: function Vertical(args) {
    const [value, setValue] = useState(args.value)
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
}
export const Horizontal: Story = { args: { direction: 'horizontal' } }
export const WithError: Story = {
  args: { value: null, required: true, error: 'Bitte wählen Sie eine Möglichkeit.' },
}
