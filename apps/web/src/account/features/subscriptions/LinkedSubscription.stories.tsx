import { fieldErrorText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import type { PlansKnown } from './KnownPlans.tsx'
import { LinkedSubscriptionPage } from './LinkedSubscription.tsx'
import { plan } from './testing/sample-plans.ts'

const empty = { current_password: '' }

const known: PlansKnown = {
  plans: [
    plan,
    { ...plan, id: 'S-2', title: 'Gedruckte Ausgabe', status: 'ended', end_date: '2025-12-31T12:00:00Z' },
  ],
  fetchedAt: '2026-11-21T08:30:00.000Z',
  stale: false,
  refreshing: { busy: false, failure: undefined, run: () => {} },
}

const unproven = { hasPassword: true, way: 'password', take: () => {} } as const

const meta = {
  title: 'Account/LinkSubscription/Linked',
  component: LinkedSubscriptionPage,
  decorators: [inAccount],
  args: {
    gpNumber: '1000000910',
    ownsShared: false,
    known,
    form: stillForm(empty),
    proof: unproven,
    asking: false,
    onAsk: () => {},
    onKeep: () => {},
  },
} satisfies Meta<typeof LinkedSubscriptionPage>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const NothingRuns: Story = { args: { known: { ...known, plans: [] } } }
export const PublisherDown: Story = { args: { known: { ...known, stale: true } } }
export const Refreshing: Story = {
  args: { known: { ...known, refreshing: { ...known.refreshing, busy: true } } },
}
export const NotRefreshed: Story = {
  args: { known: { ...known, refreshing: { ...known.refreshing, failure: refusal('GENERIC', 503) } } },
}
export const AsksToUnlink: Story = { args: { asking: true } }
export const AsksAnOwner: Story = { args: { asking: true, ownsShared: true } }
export const WithoutPassword: Story = {
  args: { asking: true, proof: { ...unproven, hasPassword: false, way: 'code' } },
}
export const WrongPassword: Story = {
  args: {
    asking: true,
    form: stillForm(empty, {
      fields: { current_password: fieldErrorText('current_password', 'PASSWORD_WRONG') },
    }),
  },
}
