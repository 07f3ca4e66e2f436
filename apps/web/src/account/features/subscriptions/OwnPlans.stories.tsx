import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { NoPlans, OwnPlans } from './OwnPlans.tsx'
import { plan } from './testing/sample-plans.ts'

const still = { busy: false, failure: undefined, run: () => {} }

const meta = {
  title: 'Account/Profile/OwnPlans',
  component: OwnPlans,
  decorators: [inAccount],
  args: {
    plans: [plan],
    fetchedAt: '2026-11-20T07:30:00.000Z',
    stale: false,
    sharedRole: null,
    refreshing: still,
  },
} satisfies Meta<typeof OwnPlans>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Several: Story = {
  args: {
    plans: [
      plan,
      {
        ...plan,
        id: '2',
        title: 'Auentaler Zeitung E-Paper',
        status: 'ended',
        end_date: '2026-10-31T23:00:00.000Z',
      },
      {
        ...plan,
        id: '3',
        title: 'Rohrbacher Tagblatt Plus',
        status: 'upcoming',
        start_date: '2026-12-31T23:00:00.000Z',
      },
    ],
  },
}
export const OwnerOfFamily: Story = { args: { sharedRole: 'owner', plans: [{ ...plan, shared: 'family' }] } }
export const OwnerOfCompany: Story = {
  args: { sharedRole: 'owner', plans: [{ ...plan, shared: 'company' }] },
}
export const Member: Story = { args: { sharedRole: 'member' } }
export const Stale: Story = { args: { stale: true } }
export const Empty: Story = { args: { plans: [] } }
export const Refreshing: Story = { args: { refreshing: { ...still, busy: true } } }
export const NotRefreshed: Story = { args: { refreshing: { ...still, failure: refusal('GENERIC', 503) } } }
export const NothingLinked: Story = { render: () => <NoPlans sharedRole={null} /> }
export const NothingLinkedButMember: Story = { render: () => <NoPlans sharedRole="member" /> }
