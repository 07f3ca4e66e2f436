import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { PlanState } from './PlanCard.tsx'
import { plan } from './testing/sample-plans.ts'

const meta = {
  title: 'Account/Profile/PlanState',
  component: PlanState,
  decorators: [inAccount],
  args: { plans: [plan], stale: false },
} satisfies Meta<typeof PlanState>

export default meta
type Story = StoryObj<typeof meta>

const ended = { ...plan, id: '2', status: 'ended', end_date: '2026-10-31T23:00:00.000Z' }

export const Running: Story = {}
export const Two: Story = {
  args: { plans: [plan, { ...plan, id: '3', title: 'Rohrbacher Tagblatt Plus', edition: 'rt' }] },
}
export const Ended: Story = { args: { plans: [ended] } }
export const Stale: Story = { args: { stale: true } }
export const Empty: Story = { args: { plans: [] } }
