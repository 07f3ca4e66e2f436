import type { Meta, StoryObj } from '@storybook/react-vite'
import { HelperText } from './HelperText.tsx'

const meta = {
  title: 'Blocks/HelperText',
  component: HelperText,
  args: { children: 'Sie finden die Nummer auf Ihrer Rechnung.' },
  parameters: {
    docs: {
      description: { component: 'A line under a field with the status of its check: valid, error or none.' },
    },
  },
} satisfies Meta<typeof HelperText>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Valid: Story = { args: { status: 'valid', children: 'Diese Nummer passt zu Ihrem Abo.' } }
export const WithError: Story = {
  args: { status: 'error', children: 'Die Kundennummer besteht aus zehn Ziffern.' },
}
