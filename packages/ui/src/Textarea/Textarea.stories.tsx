import type { Meta, StoryObj } from '@storybook/react-vite'
import { Textarea } from './Textarea.tsx'

const meta = {
  title: 'Blocks/Textarea',
  component: Textarea,
  args: { label: 'Bemerkung', name: 'reason_text' },
  parameters: {
    docs: {
      description: { component: "Several lines; with a limit it counts along: 'current / maximum Zeichen'." },
    },
  },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithCounter: Story = {
  args: { maxLength: 300, defaultValue: 'Mir fehlt der Sport aus der Region.' },
}
export const AtTheLimit: Story = { args: { maxLength: 20, defaultValue: 'Zwanzig Zeichen hier' } }
export const WithError: Story = {
  args: { required: true, error: 'Das Feld Bemerkung muss ausgefüllt werden.' },
}
