import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../../testing/story-account.tsx'
import { StateMessage } from '../StateMessage.tsx'
import { endedMembership, sampleMembership } from '../testing/sample-plans.ts'
import { MembershipPage } from './OwnMembership.tsx'

const accepted = { ...sampleMembership.seat, status: 'accepted' as const }

const meta = {
  title: 'Account/SharedSubscriptions/Member',
  component: MembershipPage,
  decorators: [inAccount],
  args: {
    membership: sampleMembership,
    companyName: null,
    message: null,
    offersUrl: '/aboservice',
    onQuit: () => {},
  },
} satisfies Meta<typeof MembershipPage>

export default meta
type Story = StoryObj<typeof meta>

export const Family: Story = {}
export const Company: Story = {
  args: {
    membership: { ...sampleMembership, type: 'company', title: 'AZ PLUS Firma' },
    companyName: 'Muster & Söhne GmbH',
  },
}
export const NotActivatedYet: Story = {
  args: { membership: { ...sampleMembership, seat: accepted } },
}
export const Accepted: Story = {
  args: { message: <StateMessage reader="member" state="accepted" email={undefined} /> },
}
export const Ended: Story = { args: { membership: endedMembership } }
