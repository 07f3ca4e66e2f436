import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Offer } from './PasskeyOffer.tsx'

const still = { busy: false, failure: undefined, run: () => undefined }

const meta = {
  title: 'Account/LoginRegister/PasskeyOffer',
  component: Offer,
  decorators: [inAccount],
  args: { accepting: still, onDecline: () => undefined },
} satisfies Meta<typeof Offer>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Making: Story = { args: { accepting: { ...still, busy: true } } }
export const NotMade: Story = {
  args: { accepting: { ...still, failure: refusal('PASSKEY_NOT_CREATED', 422) } },
}
