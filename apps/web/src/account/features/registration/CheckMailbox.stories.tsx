import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { CheckMailboxPage } from './CheckMailbox.tsx'

const meta = {
  title: 'Account/LoginRegister/CheckMailbox',
  component: CheckMailboxPage,
  decorators: [inAccount],
  args: {
    email: 'mia.muster@example.test',
    onResend: () => {},
    resending: false,
    failure: undefined,
    onOtherAddress: () => {},
  },
} satisfies Meta<typeof CheckMailboxPage>

export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {}
export const Resending: Story = { args: { resending: true } }
export const TooManyRequests: Story = { args: { failure: refusal('RATE_LIMITED', 429) } }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 503) } }
