import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Blocks/Checkbox',
  component: Checkbox,
  args: { label: 'Ich möchte den Newsletter „Der Morgen“ erhalten.' },
  parameters: {
    docs: { description: { component: 'On or off, with a drawn sign for each. The label may carry links.' } },
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithHelp: Story = { args: { helperText: 'Sie können ihn jederzeit abbestellen.' } }
export const WithError: Story = {
  args: {
    required: true,
    label: (
      <>
        Ich habe die <a href="/agb">AGB</a> gelesen und stimme ihnen zu.
      </>
    ),
    error: 'Bitte stimmen Sie den AGB zu.',
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
