import { newsletterTexts, requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { DeadLink } from './DeadLink.tsx'
import { RequestEditLinkPage } from './RequestEditLink.tsx'

const filled = { email: 'lena@example.test' }

const meta = {
  title: 'Account/Newsletter/RequestEditLink',
  component: RequestEditLinkPage,
  decorators: [inAccount],
  parameters: { path: '/service/newsletter' },
  args: { form: stillForm({ email: '' }), sent: false, problem: undefined, onBack: () => {} },
} satisfies Meta<typeof RequestEditLinkPage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const AfterADeadLink: Story = { args: { problem: <DeadLink hint={newsletterTexts.editLink.dead} /> } }
export const Missing: Story = {
  args: { form: stillForm({ email: '' }, { fields: { email: requiredText('E-Mail-Adresse') } }) },
}
export const Busy: Story = { args: { form: stillForm(filled, { busy: true }) } }
export const TechnicalFailure: Story = {
  args: { form: stillForm(filled, { failure: refusal('NEWSLETTER_ERROR', 0) }) },
}
export const Sent: Story = { args: { sent: true } }
