import { requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { RequestPassword } from './RequestPasswordScreen.tsx'

const filled = { email: 'mia.muster@example.test' }

const meta = {
  title: 'Account/RequestPassword',
  component: RequestPassword,
  decorators: [inAccount],
  args: { form: stillForm({ email: '' }), sent: false, onOtherAddress: () => {} },
} satisfies Meta<typeof RequestPassword>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Busy: Story = { args: { form: stillForm(filled, { busy: true }) } }
export const MissingAddress: Story = {
  args: { form: stillForm({ email: '' }, { fields: { email: requiredText('E-Mail-Adresse') } }) },
}
export const TooManyRequests: Story = {
  args: { form: stillForm(filled, { failure: refusal('RATE_LIMITED', 429) }) },
}
export const TechnicalFailure: Story = {
  args: { form: stillForm(filled, { failure: refusal('GENERIC', 503) }) },
}
export const Sent: Story = { args: { sent: true } }
