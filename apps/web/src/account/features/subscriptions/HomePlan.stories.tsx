import { subscriptionTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { OwnPlan } from './HomePlan.tsx'
import { detailedPlan, holder, plan } from './testing/sample-plans.ts'

const meta = {
  title: 'Account/Profile/HomePlan',
  component: OwnPlan,
  decorators: [inAccount],
  args: { plans: [detailedPlan], holder, note: undefined },
} satisfies Meta<typeof OwnPlan>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const LittleKnown: Story = { args: { plans: [plan], holder: { ...holder, gender: null } } }
export const Several: Story = {
  args: { plans: [detailedPlan, { ...plan, id: '2', title: 'RT PLUS', edition: 'rt' }] },
}
export const ToCome: Story = {
  args: { plans: [{ ...plan, status: 'upcoming', start_date: '2026-12-31T23:00:00.000Z' }] },
}
export const Ended: Story = {
  args: { plans: [{ ...plan, status: 'ended', end_date: '2026-10-31T23:00:00.000Z' }] },
}
export const Silent: Story = { args: { note: subscriptionTexts.linked.stale } }
export const OfACompany: Story = {
  args: {
    plans: [{ ...plan, customer_type: 'company', title: 'AZ PLUS Firma' }],
    holder: { ...holder, company_name: 'Muster & Söhne Holzbau und Zimmerei GmbH' },
  },
}
