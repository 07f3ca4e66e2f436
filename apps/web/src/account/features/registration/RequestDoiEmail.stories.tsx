import { requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { RequestDoiEmail } from './RequestDoiEmailScreen.tsx'

const filled = { email: 'mia.muster@example.test' }

const meta = {
  title: 'Account/RequestDoiEmail',
  component: RequestDoiEmail,
  decorators: [inAccount],
  args: { form: stillForm({ email: '' }), sentTo: undefined },
} satisfies Meta<typeof RequestDoiEmail>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Busy: Story = { args: { form: stillForm(filled, { busy: true }) } }
export const MissingAddress: Story = {
  args: { form: stillForm({ email: '' }, { fields: { email: requiredText('E-Mail-Adresse') } }) },
}
export const TechnicalFailure: Story = {
  args: { form: stillForm(filled, { failure: refusal('GENERIC', 503) }) },
}
export const Sent: Story = { args: { sentTo: filled.email } }
