import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { InvitationHint } from './InvitationHintBlock.tsx'

const meta = {
  title: 'Account/Profile/InvitationHint',
  component: InvitationHint,
  decorators: [inAccount],
  args: { notice: null, sharesAlready: false },
} satisfies Meta<typeof InvitationHint>

export default meta
type Story = StoryObj<typeof meta>

export const Invited: Story = {}
export const NotAcceptedAtActivation: Story = { args: { notice: 'SHARED_ADDRESS_MISMATCH' } }
export const SharesAlready: Story = { args: { notice: 'SHARED_ALREADY_MEMBER', sharesAlready: true } }
