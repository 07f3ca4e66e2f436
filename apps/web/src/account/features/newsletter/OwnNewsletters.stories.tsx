import type { Meta, StoryObj } from '@storybook/react-vite'
import { newsletterCatalogue, subscribed } from '../../testing/newsletters.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { OwnNewsletters } from './OwnNewslettersBlock.tsx'

const meta = {
  title: 'Account/Profile/OwnNewsletters',
  component: OwnNewsletters,
  decorators: [inAccount],
  args: {
    subscriptions: [subscribed('az-morgen'), subscribed('az-sport', false)],
    newsletters: newsletterCatalogue.newsletters,
  },
} satisfies Meta<typeof OwnNewsletters>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Empty: Story = { args: { subscriptions: [] } }
export const OnlyElsewhere: Story = { args: { subscriptions: [subscribed('rt-morgen')] } }
