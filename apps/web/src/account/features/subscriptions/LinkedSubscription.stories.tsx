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

const unproven = { email: 'mia@example.test', hasPassword: true, way: 'password', take: () => {} } as const

const meta = {
  title: 'Account/LinkSubscription/Linked',
  component: LinkedSubscriptionPage,
  decorators: [inAccount],
  args: {
    numbers: ['1000000910'],
    ownsShared: false,
    known,
    form: stillForm(empty),
    proof: unproven,
    asking: undefined,
    onAsk: () => {},
    onKeep: () => {},
  },
} satisfies Meta<typeof LinkedSubscriptionPage>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const TwoNumbers: Story = {
  args: {
    numbers: ['1000000910', '1000000911'],
    known: {
      ...known,
      plans: [
        ...known.plans,
        { ...plan, id: 'S-3', gp_number: '1000000911', title: 'Rheintaler Zeitung Plus' },
      ],
    },
  },
}
export const NothingRuns: Story = { args: { known: { ...known, plans: [] } } }
export const PublisherDown: Story = { args: { known: { ...known, stale: true } } }
export const Refreshing: Story = {
  args: { known: { ...known, refreshing: { ...known.refreshing, busy: true } } },
}
export const NotRefreshed: Story = {
  args: { known: { ...known, refreshing: { ...known.refreshing, failure: refusal('GENERIC', 503) } } },
}
export const AsksToUnlink: Story = { args: { asking: '1000000910' } }
export const AsksAnOwner: Story = { args: { asking: '1000000910', ownsShared: true } }
export const WithoutPassword: Story = {
  args: { asking: '1000000910', proof: { ...unproven, hasPassword: false, way: 'code' } },
}
export const WrongPassword: Story = {
  args: {
    asking: '1000000910',
    form: stillForm(empty, {
      fields: { current_password: fieldErrorText('current_password', 'PASSWORD_WRONG') },
    }),
  },
}
