import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Changed, DeadLink, EmailConfirmation } from './EmailConfirmationScreen.tsx'

const meta = {
  title: 'Account/EmailConfirmation',
  component: EmailConfirmation,
  decorators: [inAccount],
  args: { masked: 'm***@e***.test', keeps: false, busy: false, failure: undefined, onConfirm: () => {} },
} satisfies Meta<typeof EmailConfirmation>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Expired: Story = { args: { failure: refusal('EMAIL_LINK_EXPIRED', 410) } }
export const AlreadyChanged: Story = { args: { failure: refusal('EMAIL_ALREADY_CHANGED', 409) } }
export const Gone: Story = { args: { failure: refusal('EMAIL_GONE', 409) } }
export const Keeps: Story = { args: { keeps: true } }
export const Done: Story = { render: () => <Changed resetToken="muster" /> }
export const WithoutToken: Story = { render: () => <DeadLink failure={undefined} /> }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 503) } }
