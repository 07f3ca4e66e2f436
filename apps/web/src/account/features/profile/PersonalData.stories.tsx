import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { PendingActionsView } from './PendingActions.tsx'
import { PersonalData, type ProfileUser } from './PersonalData.tsx'

const user: ProfileUser = {
  sub: 'reader-1',
  email: 'mia.muster@example.test',
  given_name: 'Mia',
  family_name: 'Muster',
  username: 'mia',
  gender: 'female',
  roles: [],
  is_masteruser: false,
  has_password: true,
  is_lightuser: false,
  subscriptions: [],
  gp_number: '1000000101',
  gp_numbers: ['1000000101'],
  found_gp_numbers: [],
  company_name: null,
  customer_type: 'private',
  company_account: false,
  company_subscriptions_count: 0,
  direct_delivery: false,
  direct_delivery_pur: false,
  direct_delivery_noad: false,
  pur_abo: false,
  noad_abo: false,
  bundle_text: null,
  plz: '12345',
  birth_date: null,
  birth_date_of: null,
  source: 'az',
  image_url: null,
  profile_picture: null,
  shared_subscriptions_role: null,
  shared_subscriptions_company_name: null,
  pending_email: null,
  reads_along: null,
  seat_notice: null,
}

const button = { busy: false, run: () => {} }

const meta = {
  title: 'Account/Profile/PersonalData',
  component: PersonalData,
  decorators: [inAccount],
  args: {
    user,
    pending: <PendingActionsView again={{ ...button, waits: 60 }} cancel={button} failure={undefined} />,
  },
} satisfies Meta<typeof PersonalData>

export default meta
type Story = StoryObj<typeof meta>

export const Private: Story = {}
export const Company: Story = {
  args: { user: { ...user, customer_type: 'company', company_name: 'Muster & Söhne GmbH', gender: null } },
}
export const OnlyAnAddress: Story = {
  args: {
    user: {
      ...user,
      given_name: null,
      family_name: null,
      username: null,
      gender: null,
      gp_number: null,
      gp_numbers: [],
    },
  },
}
export const AddressWaits: Story = { args: { user: { ...user, pending_email: 'neu@example.test' } } }
