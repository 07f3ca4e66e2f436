import { fieldErrorText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { ProfileDelete } from './ProfileDeleteScreen.tsx'

const empty = { current_password: '' }

const unproven = { email: 'mia@example.test', hasPassword: true, way: 'password', take: () => {} } as const

const meta = {
  title: 'Account/ProfileDelete',
  component: ProfileDelete,
  decorators: [inAccount],
  args: {
    form: stillForm(empty),
    proof: unproven,
    ownsShared: false,
    why: { reason: '', text: '' },
    onWhy: () => {},
    asking: false,
    onAsk: () => {},
    onKeep: () => {},
    cancellation: '/verträge-kündigen',
  },
} satisfies Meta<typeof ProfileDelete>

export default meta
type Story = StoryObj<typeof meta>

export const Explains: Story = {}
export const ExplainsToAnOwner: Story = { args: { ownsShared: true } }
export const SaysWhy: Story = { args: { why: { reason: 'mails', text: 'Einmal in der Woche reicht mir.' } } }
export const Asks: Story = { args: { asking: true } }
export const Busy: Story = { args: { asking: true, form: stillForm(empty, { busy: true }) } }
export const WrongPassword: Story = {
  args: {
    asking: true,
    form: stillForm(empty, {
      fields: { current_password: fieldErrorText('current_password', 'PASSWORD_WRONG') },
    }),
  },
}
export const PublisherDown: Story = {
  args: { asking: true, form: stillForm(empty, { failure: refusal('GENERIC', 503) }) },
}
export const Blocked: Story = {
  args: { form: stillForm(empty, { failure: refusal('DELETE_BLOCKED_BY_SUBSCRIPTION', 409) }) },
}
export const WithoutPassword: Story = {
  args: { asking: true, proof: { ...unproven, hasPassword: false, way: 'code' } },
}
