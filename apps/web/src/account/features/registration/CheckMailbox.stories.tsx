import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { CheckMailboxPage } from './CheckMailbox.tsx'
import { ConfirmedElsewherePage } from './ConfirmedElsewhere.tsx'

const meta = {
  title: 'Account/LoginRegister/CheckMailbox',
  component: CheckMailboxPage,
  decorators: [inAccount],
  args: {
    email: 'mia.muster@example.test',
    again: { busy: false, run: () => {}, waits: 0 },
    failure: undefined,
    onOtherAddress: () => {},
  },
} satisfies Meta<typeof CheckMailboxPage>

export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {}
export const KnownMailbox: Story = { args: { email: 'mia.muster@gmail.com' } }
export const Waiting: Story = { args: { again: { busy: false, run: () => {}, waits: 42 } } }
export const Resending: Story = { args: { again: { busy: true, run: () => {}, waits: 0 } } }
export const TooManyRequests: Story = { args: { failure: refusal('RATE_LIMITED', 429) } }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 503) } }

export const Confirmed: Story = {
  render: () => (
    <ConfirmedElsewherePage
      email="mia.muster@example.test"
      login={{ busy: false, run: () => {}, failure: undefined }}
      cookiesRefused={false}
      passedOn={{ email: 'mia.muster@example.test' }}
    />
  ),
}
