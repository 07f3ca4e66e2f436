import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input } from './Input.tsx'

const meta = {
  title: 'Blocks/Input',
  component: Input,
  args: { label: 'Vorname', name: 'given_name' },
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. Types text and number, and the keyboards of mail, phone, search and address. Status valid, error or none; a required field has an asterisk after its label.',
      },
    },
  },
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHelp: Story = {
  args: {
    label: 'Kundennummer',
    helperText: 'Sie finden sie oben rechts auf Ihrer Rechnung.',
    inputMode: 'numeric',
  },
}
export const Required: Story = { args: { required: true } }
export const Valid: Story = { args: { status: 'valid', defaultValue: 'Erika' } }
export const WithError: Story = {
  args: {
    label: 'E-Mail-Adresse',
    type: 'email',
    required: true,
    autoComplete: 'email',
    defaultValue: 'erika.muster',
    error: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
}
export const NumberField: Story = { args: { label: 'Anzahl', type: 'number', defaultValue: 3 } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Erika' } }
