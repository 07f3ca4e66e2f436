import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { PersonalCard } from './PersonalCard.tsx'

const user = {
  given_name: 'Mia',
  family_name: 'Muster',
  email: 'mia.muster@example.test',
  company_name: null,
  profile_picture: null,
  pending_email: null,
}

const meta = {
  title: 'Account/Profile/PersonalCard',
  component: PersonalCard,
  decorators: [inAccount],
  args: { user },
} satisfies Meta<typeof PersonalCard>

export default meta
type Story = StoryObj<typeof meta>

export const Private: Story = {}
export const Company: Story = { args: { user: { ...user, company_name: 'Muster & Söhne GmbH' } } }
export const OnlyAnAddress: Story = { args: { user: { ...user, given_name: null, family_name: null } } }
export const AddressWaits: Story = { args: { user: { ...user, pending_email: 'neu@example.test' } } }
