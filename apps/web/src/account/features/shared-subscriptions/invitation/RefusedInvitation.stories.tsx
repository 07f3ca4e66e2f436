import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../../testing/story-account.tsx'
import { refusalOf } from '../refusal-of.ts'
import { RefusedInvitationPage } from './RefusedInvitation.tsx'

const meta = {
  title: 'Account/CheckFamilySubscriptionInvitation/Refused',
  component: RefusedInvitationPage,
  decorators: [inAccount],
  parameters: { path: '/service/profil/shared-subscriptions/invite' },
  args: {
    failure: refusalOf('SHARED_INVITATION_EXPIRED'),
    signedIn: true,
    leaving: false,
    onSignOut: () => {},
  },
} satisfies Meta<typeof RefusedInvitationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Expired: Story = {}
export const ExpiredForSomebody: Story = { args: { signedIn: false } }
export const Revoked: Story = { args: { failure: refusalOf('SHARED_INVITATION_REVOKED') } }
export const Used: Story = { args: { failure: refusalOf('SHARED_INVITATION_USED'), signedIn: false } }
export const Unknown: Story = { args: { failure: refusalOf('SHARED_INVITATION_NOT_FOUND') } }
export const WrongReader: Story = { args: { failure: refusalOf('SHARED_WRONG_USER') } }
export const LoggingOut: Story = { args: { ...WrongReader.args, leaving: true } }
export const PlanEnded: Story = { args: { failure: refusalOf('SHARED_OWNER_SUBSCRIPTION_ENDED') } }
export const AlreadyMember: Story = { args: { failure: refusalOf('SHARED_ALREADY_MEMBER') } }
