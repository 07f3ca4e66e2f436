import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../../testing/story-account.tsx'
import { sampleMembership } from '../testing/sample-plans.ts'
import { SharedSubscriptionSuccess } from './SharedSubscriptionSuccessScreen.tsx'

const meta = {
  title: 'Account/SharedSubscriptionSuccess',
  component: SharedSubscriptionSuccess,
  decorators: [inAccount],
  args: { membership: sampleMembership, isOwner: false, onNext: () => {} },
} satisfies Meta<typeof SharedSubscriptionSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Activated: Story = {}
export const NotActivatedYet: Story = {
  args: { membership: { ...sampleMembership, seat: { ...sampleMembership.seat, status: 'accepted' } } },
}
export const NotAccepted: Story = { args: { membership: undefined } }
export const NotAcceptedAtActivation: Story = {
  args: { membership: undefined, notice: 'SHARED_ADDRESS_MISMATCH' },
}
export const Owner: Story = { args: { membership: undefined, isOwner: true } }
