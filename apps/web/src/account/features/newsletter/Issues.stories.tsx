import type { Meta, StoryObj } from '@storybook/react-vite'
import { newsletterCatalogue, subscribed } from '../../testing/newsletters.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Issues } from './IssuesBlock.tsx'

const [morning, ...others] = newsletterCatalogue.newsletters.map((one) => ({ ...one, schedule: null }))
const scheduled = morning ? [{ ...morning, schedule: { weekdays: [1, 2, 3, 4, 5], time: '06:00' } }] : []

const meta = {
  title: 'Account/Profile/Issues',
  component: Issues,
  decorators: [inAccount],
  args: {
    subscriptions: [subscribed('az-morgen'), subscribed('az-sport')],
    newsletters: [...scheduled, ...others],
    now: new Date('2026-11-26T20:40:00.000Z'),
  },
} satisfies Meta<typeof Issues>

export default meta
type Story = StoryObj<typeof meta>

export const NextIssues: Story = {}
export const None: Story = { args: { subscriptions: [] } }
export const OfOthersOnly: Story = { args: { subscriptions: [subscribed('rt-morgen')] } }
