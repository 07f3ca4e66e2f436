import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { ActivateAccount } from './ActivateAccountScreen.tsx'

const meta = {
  title: 'Account/ActivateAccount',
  component: ActivateAccount,
  decorators: [inAccount],
  args: { hasToken: true, busy: false, failure: undefined, resetToken: undefined, onActivate: () => {} },
} satisfies Meta<typeof ActivateAccount>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Expired: Story = { args: { failure: refusal('ACTIVATION_TOKEN_EXPIRED', 410) } }
export const Used: Story = { args: { failure: refusal('ACTIVATION_TOKEN_USED', 409) } }
export const Invalid: Story = { args: { hasToken: false } }
export const TechnicalFailure: Story = { args: { failure: refusal('ACTIVATION_TECHNICAL', 503) } }
export const NeedsPassword: Story = { args: { resetToken: 'neu' } }
