import type { Meta, StoryObj } from '@storybook/react-vite'
import { newsletterCatalogue, subscribed } from '../../testing/newsletters.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { NewsletterState } from './NewsletterCard.tsx'

const meta = {
  title: 'Account/Profile/NewsletterState',
  component: NewsletterState,
  decorators: [inAccount],
  args: {
    subscriptions: [subscribed('az-morgen'), subscribed('az-sport', false)],
    newsletters: newsletterCatalogue.newsletters,
  },
} satisfies Meta<typeof NewsletterState>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const OnlyWaiting: Story = { args: { subscriptions: [subscribed('az-sport', false)] } }
export const OnlyElsewhere: Story = { args: { subscriptions: [subscribed('rt-morgen')] } }
