import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { NewsletterOptIn } from './NewsletterOptInScreen.tsx'

const nothing = () => undefined

const meta = {
  title: 'Account/Newsletter/OptIn',
  component: NewsletterOptIn,
  decorators: [inAccount],
  parameters: { path: '/service/newsletter/doi' },
  args: {
    hasToken: true,
    busy: false,
    failure: undefined,
    confirmed: undefined,
    onConfirm: nothing,
    onNext: undefined,
  },
} satisfies Meta<typeof NewsletterOptIn>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Confirmed: Story = { args: { confirmed: ['AZ am Morgen', 'AZ Lokalsport'] } }
export const ConfirmedWithWayOn: Story = { args: { confirmed: ['AZ am Morgen'], onNext: nothing } }
export const ConfirmedWithoutTitles: Story = { args: { confirmed: [] } }
export const Expired: Story = { args: { failure: refusal('NEWSLETTER_ERROR', 410) } }
export const WithoutToken: Story = { args: { hasToken: false } }
export const TechnicalFailure: Story = { args: { failure: refusal('NEWSLETTER_ERROR', 0) } }
