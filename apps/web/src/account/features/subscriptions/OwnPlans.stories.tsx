import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { NoPlans, OwnPlans } from './OwnPlans.tsx'
import { detailedPlan, holder, plan } from './testing/sample-plans.ts'

const still = { busy: false, failure: undefined, run: () => {} }

const meta = {
  title: 'Account/Profile/OwnPlans',
  component: OwnPlans,
  decorators: [inAccount],
  args: {
    plans: [detailedPlan],
    fetchedAt: '2026-11-20T07:30:00.000Z',
    stale: false,
    holder,
    seatsUsed: undefined,
    people: null,
    refreshing: still,
  },
} satisfies Meta<typeof OwnPlans>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const LittleKnown: Story = { args: { plans: [plan] } }
export const Several: Story = {
  args: {
    plans: [
      detailedPlan,
      { ...plan, id: '2', title: 'Rheinfelder Tagblatt Plus', edition: 'rt' },
      {
        ...plan,
        id: '3',
        title: 'Auentaler Zeitung E-Paper',
        status: 'ended',
        end_date: '2026-10-31T23:00:00.000Z',
      },
    ],
  },
}
export const Printed: Story = {
  args: { plans: [{ ...plan, title: 'AZ gedruckte Zeitung', rights: [], delivered: true, notice: 'P6W' }] },
}
export const Ended: Story = {
  args: { plans: [{ ...plan, status: 'ended', end_date: '2026-10-31T23:00:00.000Z' }] },
}
export const Family: Story = {
  args: { plans: [{ ...detailedPlan, shared: 'family', seats: 4 }], seatsUsed: 2 },
}
export const Stale: Story = { args: { stale: true } }
export const Empty: Story = { args: { plans: [] } }
export const Refreshing: Story = { args: { refreshing: { ...still, busy: true } } }
export const NotRefreshed: Story = { args: { refreshing: { ...still, failure: refusal('GENERIC', 503) } } }
const nothing = { shared: null, holder, people: null }
export const NothingLinked: Story = { render: () => <NoPlans {...nothing} isMember={false} /> }
export const NothingLinkedButMember: Story = { render: () => <NoPlans {...nothing} isMember /> }
export const Member: Story = {
  render: () => (
    <NoPlans
      {...nothing}
      isMember
      shared={{
        edition: 'az',
        title: 'AZ PLUS Familie',
        rights: ['09'],
        status: 'running',
        shared: 'family',
      }}
    />
  ),
}
